import type { LinesBySub } from '../rows.ts'

export const dampProofing: LinesBySub = {
  'liquid-membranes': [
    {
      name: 'PU Liquid Membrane',
      makes: 'jalrodhi yojak chipkan',
      unit: 'bucket',
      hsn: '3824',
      pic: 'bucket:white:PU',
      sizes: [
        ['5 kg', 2450, 5.4],
        ['20 kg', 9350, 21.2],
      ],
      short: 'Rubbery one-part membrane for terraces and podiums',
      long: 'Cures to a seamless skin that stretches to several times its length. Goes on by roller, also over old membranes.',
      features: 'Stretches 500 %|No joints|Walkable below screed',
      spec: { 'Product Type': 'Polyurethane membrane', Coverage: '1.5 kg per square metre' },
    },
    {
      name: 'Damp-Proof Wall Coating',
      makes: 'chitravan varnikar jalrodhi',
      unit: 'bucket',
      hsn: '3824',
      pic: 'bucket:white:DAMP',
      sizes: [
        ['1 L', 365, 1.4, 'tin:white:DAMP'],
        ['4 L', 1390, 5.4],
        ['10 L', 3320, 13.4],
      ],
      short: 'Barrier coat below paint on walls that sweat',
      long: 'Closes the face of damp plaster, so paint above no longer blisters. Dry the wall and scrape off salt first.',
      features: 'Stops blisters|Paint over after a day|Inside and outside',
      spec: { 'Product Type': 'Damp-proof coating', Coverage: '40 sq ft per litre in two coats' },
      words: 'damp proof,seelan,सीलन',
    },
  ],
  sealants: [
    {
      name: 'PU Construction Sealant',
      makes: 'chipkan jalrodhi yojak',
      unit: 'piece',
      hsn: '3214',
      pic: 'cartridge:white:PU',
      sizes: [
        ['280 ml cartridge', 295, 0.4],
        ['600 ml sausage', 480, 0.8],
      ],
      finishes: [
        ['Grey', 1],
        ['White', 1],
      ],
      finishKey: 'Colour',
      short: 'Paintable sealant for moving joints in concrete',
      long: 'Stays elastic in precast, expansion and window joints and can be painted over. Sticks to damp-dry concrete without primer.',
      features: 'Moves 25 %|Can be painted|Sticks to concrete',
      spec: { 'Product Type': 'Polyurethane sealant', Standard: 'ASTM C920' },
    },
    {
      name: 'Acrylic Gap Filler',
      makes: 'chipkan varnikar',
      unit: 'piece',
      hsn: '3214',
      pic: 'cartridge:white:GAP',
      sizes: [
        ['280 ml', 110, 0.45],
        ['450 g', 145, 0.5],
      ],
      short: 'Painter’s filler for gaps at frames and skirting',
      long: 'Wipes off with water and takes paint in an hour. For cracks that do not move much.',
      features: 'Water based|Paint in an hour|No smell',
      spec: { 'Product Type': 'Acrylic sealant', Colour: 'White' },
    },
  ],
  membranes: [
    {
      name: 'Self-Adhesive Flashing Tape',
      makes: 'jalrodhi chipkan',
      unit: 'roll',
      hsn: '6807',
      pic: 'membrane:black',
      sizes: [
        ['100 mm x 10 m', 690, 2],
        ['200 mm x 10 m', 1320, 4],
        ['300 mm x 10 m', 1940, 6],
      ],
      short: 'Peel-and-press strip for sheds, gutters and joints',
      long: 'Butyl and bitumen on foil grip metal, concrete and old sheets. Closes a leak in the time it takes to peel the film.',
      features: 'Peel and press|Foil faced|No flame needed',
      spec: { 'Product Type': 'Flashing tape', 'Thickness(mm)': '1.5' },
      words: 'leak tape,chhat tape,लीक टेप',
    },
  ],
}
