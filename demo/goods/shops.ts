import type { Banner, Shop } from './types.ts';

export const shops: readonly Shop[] = [
  { id: 'cement-masonry', name: 'Cement & Masonry', pic: 'bag:kraft:OPC 53@adrika', mains: ['cement', 'bricks', 'blocks', 'sand', 'aggregate', 'mortar-plaster', 'admixtures', 'pavers-kerbs'] },
  { id: 'steel-structure', name: 'Steel & Structure', pic: 'rebar:blue', mains: ['tmt-bars', 'wire-mesh', 'structural-steel', 'steel-pipes', 'shuttering'] },
  { id: 'tiles-stone', name: 'Tiles & Stone', pic: 'tile:statuario', mains: ['floor-tiles', 'wall-tiles', 'outdoor-tiles', 'marble', 'granite', 'natural-stone', 'tile-fixing'] },
  { id: 'ply-laminates', name: 'Plywood & Laminates', pic: 'ply:natural', mains: ['plywood', 'boards', 'laminates', 'wood-adhesives', 'furniture-fittings'] },
  { id: 'paint-finishes', name: 'Paint & Finishes', pic: 'bucket:peach:SILK@rangeen', mains: ['interior-paints', 'exterior-paints', 'wood-metal-paints', 'putty-primers'] },
  { id: 'plumbing', name: 'Plumbing', pic: 'pipes:cpvc', mains: ['cpvc-pipes', 'upvc-pipes', 'drainage', 'tanks-pumps', 'water-heaters'] },
  { id: 'bath-kitchen', name: 'Bath & Kitchen', pic: 'basin-mixer:chrome', mains: ['taps', 'showers', 'sanitaryware', 'bathroom-accessories', 'kitchen-sinks', 'water-heaters'] },
  { id: 'electrical-lighting', name: 'Electrical & Lighting', pic: 'switch-plate:white', mains: ['wires-cables', 'switches', 'switchgear', 'lighting', 'fans', 'conduits'] },
  { id: 'hardware-tools', name: 'Hardware & Tools', pic: 'lever:satin', mains: ['door-hardware', 'locks', 'fasteners', 'hand-tools', 'power-tools', 'safety', 'site-equipment', 'furniture-fittings'] },
  { id: 'doors-roofing', name: 'Doors, Windows & Roofing', pic: 'panel-door:teak', mains: ['doors', 'windows', 'roofing', 'waterproofing', 'false-ceiling'] },
];

export const banners: readonly Banner[] = [
  { id: 'banner-cement', headline: 'Cement and steel, on site tomorrow', text: 'Fresh bags, true weight, one lorry', link: '/subpage?mainCat=cement', action: 'Shop cement', ground: '#eee4d3', groundDark: '#3a3024', pics: ['rebar:blue', 'bag:kraft:OPC 53@adrika', 'brick-stack:red'] },
  { id: 'banner-paint', headline: 'Freshen the house before the guests', text: 'Emulsion, putty and primer in every pack', link: '/subpage?mainCat=interior-paints', action: 'Shop paint', ground: '#dceceb', groundDark: '#17383a', pics: ['bucket:peach:SILK@rangeen', 'bucket:mint:MATT@chitravan', 'tin:red:ENAMEL@rangeen'] },
  { id: 'banner-tiles', headline: 'Floors that last, box by box', text: 'Vitrified, marble look and wood look', link: '/subpage?mainCat=floor-tiles', action: 'Shop tiles', ground: '#e9e6e2', groundDark: '#2f2d33', pics: ['tile:statuario', 'plank:oak', 'tile:moroccan'] },
  { id: 'banner-bath', headline: 'A new bathroom without a showroom', text: 'Taps, showers and basins with GST bill', link: '/subpage?mainCat=taps', action: 'Shop taps', ground: '#dfeaee', groundDark: '#1d333c', pics: ['wc:white', 'basin-mixer:chrome', 'pedestal-basin:white'] },
  { id: 'banner-tools', headline: 'Tools and fittings for Monday morning', text: 'Drills, locks, hinges and helmets', link: '/subpage?mainCat=power-tools', action: 'Shop tools', ground: '#f3e6c8', groundDark: '#3b3118', pics: ['helmet:yellow', 'drill:green', 'hammer:wood'] },
];
