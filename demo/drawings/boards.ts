import { box, circle, dark, dots, ellipse, falling, flat, group, light, lying, metal, path, polygon, rect, round, shadow, sideways, strew, stroke, toneColour, upright } from './kit.ts';
import type { Drawing, Pen, Point } from './kit.ts';

const faces: Readonly<Record<string, string>> = { natural: '#e0be88', warm: '#d3a56c', red: '#bf7d52', film: '#3c302b', bent: '#dfbd86', mdf: '#c29a68', green: '#8f9a6a', white: '#eeece6', wenge: '#4b382f', oak: '#cda671', cream: '#efe5cf', pine: '#e6c998' };

/** A sheet lying in perspective, front corner at the bottom, with its layers on the edge. */
function lyingSheet(pen: Pen, y: number, thick: number, face: string, edges: readonly string[]): string {
  const left: Point = [16, y - 42];
  const front: Point = [92, y];
  const right: Point = [226, y - 62];
  const back: Point = [150, y - 104];
  const layers = edges.map((edge, i) => {
    const a = (thick * i) / edges.length;
    const b = (thick * (i + 1)) / edges.length;
    return polygon([[left[0], left[1] + a], [front[0], front[1] + a], [front[0], front[1] + b], [left[0], left[1] + b]], edge) + polygon([[front[0], front[1] + a], [right[0], right[1] + a], [right[0], right[1] + b], [front[0], front[1] + b]], dark(edge, 0.26));
  }).join('');
  return layers + polygon([left, back, right, front], flat(pen, face, 0.16, 0.1));
}

function faceGrain(seed: string, y: number, colour: string): string {
  return strew(seed, 9, [0, 1], [0, 1]).map((line) => {
    const t = line.x;
    const x = 34 + t * 52;
    const yy = y - 46 + t * 40;
    return stroke(`M${round(x)} ${round(yy)}q${round(30 + line.s * 20)} ${round(-20 - line.s * 8)} ${round(84 + line.y * 30)} ${round(-39 - line.y * 13)}`, dark(colour, 0.4), round(0.7 + line.s), 'opacity=".35"');
  }).join('');
}

const ply: Drawing = (pen, tone) => {
  const face = faces[tone] ?? '#e0be88';
  const core = tone === 'film' ? '#b98a5c' : light(face, 0.12);
  const edges = [core, dark(core, 0.22), core, dark(core, 0.22), core];
  if (tone === 'bent') {
    const curve = (dy: number, colour: string): string => path(`M22 ${150 + dy}C60 ${40 + dy} 130 ${40 + dy} 166 ${140 + dy}L218 ${112 + dy}C184 ${14 + dy} 112 ${10 + dy} 76 ${122 + dy}Z`, colour);
    return shadow(pen, 118, 152, 112, 16) + path('M76 122C112 10 184 14 218 112V124C184 30 112 26 76 138Z', dark(face, 0.4)) + curve(14, dark(face, 0.45)) + curve(10, dark(face, 0.12)) + curve(6, dark(face, 0.4)) + path('M22 150C60 40 130 40 166 140L218 112C184 14 112 10 76 122Z', sideways(pen, light(face, 0.34), dark(face, 0.22)))
      + stroke('M36 142C70 48 130 44 176 134M54 133C86 36 150 34 192 126M66 127C100 24 166 24 206 119', dark(face, 0.4), 1, 'opacity=".4"');
  }
  const y = 186;
  return shadow(pen, 122, 178, 112, 26) + [2, 1, 0].map((i) => lyingSheet(pen, y - (2 - i) * 22, 17, face, edges)).join('') + faceGrain(`ply ${tone}`, y - 44, face) + (tone === 'film' ? path('M40 106L104 122L150 94L120 78Z', '#fff', 'opacity=".08"') : '');
};

const board: Drawing = (pen, tone) => {
  const face = faces[tone] ?? '#c29a68';
  const core = tone === 'white' || tone === 'wenge' || tone === 'oak' ? '#c4a274' : face;
  const top = 186 - 44;
  return shadow(pen, 122, 178, 112, 26) + [2, 1, 0].map((i) => lyingSheet(pen, 186 - (2 - i) * 22, 18, face, tone === 'white' || tone === 'wenge' || tone === 'oak' ? [face, core, core, core, face] : [core])).join('')
    + (tone === 'wenge' || tone === 'oak' ? faceGrain(`board ${tone}`, top, face) : '');
};

const blockboard: Drawing = (pen) => {
  const face = '#e4c590';
  const strips = Array.from({ length: 6 }, (_, i) => {
    const a = i / 6;
    const b = (i + 0.92) / 6;
    const at = (t: number, dy: number): Point => [92 + 134 * t, 178 - 62 * t + dy];
    return polygon([at(a, 5), at(b, 5), at(b, 27), at(a, 27)], dark(i % 2 === 0 ? '#e2be85' : '#c99a60', 0.14)) + stroke(`M${at(a, 16).map(round).join(' ')}q10-9 ${round(134 / 7)}-9`, '#8d6636', 1, 'opacity=".5"');
  }).join('');
  return shadow(pen, 122, 186, 112, 24) + lyingSheet(pen, 178, 32, face, ['#c79a62', '#e6cb9b', '#e6cb9b', '#e6cb9b', '#e6cb9b', '#c79a62']) + strips + faceGrain('blockboard', 178, face);
};

const laminateTones: Readonly<Record<string, string>> = { walnut: '#7a523a', white: '#f1f0ec', slategrey: '#6e757d', teak: '#b98246', wenge: '#463630', red: '#b3202c', blue: '#1f3b73' };

const laminate: Drawing = (pen, tone) => {
  const colour = laminateTones[tone] ?? '#7a523a';
  const wood = ['walnut', 'teak', 'wenge'].includes(tone);
  const sheetOf = (x: number, y: number, tint: string): string => {
    const d = `M${x} ${y + 12}Q${x + 62} ${y - 8} ${x + 124} ${y + 8}L${x + 124} ${y + 158}Q${x + 60} ${y + 142} ${x} ${y + 164}Z`;
    const figure = wood ? group(strew(`${tone}${x}`, 6, [x - 6, x + 124], [y + 6, y + 30]).map((line) => `M${line.x} ${y}q${round(line.s * 22 - 11)} 44 ${round(line.s * 8)} 84t${round(6 - line.s * 10)} 84`).map((d2) => stroke(d2, dark(tint, 0.5), 1.2, 'opacity=".4"')).join(''), `clip-path="${pen.clip(`<path d="${d}"/>`)}"`) : '';
    return path(d, '#1b1512', 'opacity=".16" transform="translate(5 4)"') + path(d, pen.gradient('linear', ' x1="0" y1="0" x2="1" y2=".35"', [[0, dark(tint, 0.1)], [0.3, light(tint, 0.26)], [0.55, tint], [1, dark(tint, 0.24)]])) + figure
      + path(`M${x + 18} ${y + 6}Q${x + 34} ${y + 1} ${x + 48} ${y + 1}L${x + 30} ${y + 152}Q${x + 22} ${y + 154} ${x + 10} ${y + 158}Z`, '#fff', `opacity="${tone === 'red' || tone === 'blue' ? 0.28 : 0.12}"`) + stroke(`M${x} ${y + 12}Q${x + 62} ${y - 8} ${x + 124} ${y + 8}`, '#fff', 1.4, 'opacity=".55"');
  };
  return shadow(pen, 122, 212, 100, 9) + sheetOf(88, 34, dark(colour, 0.12)) + sheetOf(58, 40, light(colour, 0.08)) + sheetOf(28, 48, colour);
};

const edgeRoll: Drawing = (pen, tone) => {
  const colour = laminateTones[tone] ?? '#7a523a';
  const rings = [62, 54, 46, 38].map((r) => `<circle cx="112" cy="116" r="${r}" fill="none" stroke="${dark(colour, 0.4)}" stroke-width="1.4" opacity=".5"/>`).join('');
  return shadow(pen, 120, 200, 96, 12) + path('M112 46A70 70 0 1 0 112 186H214L222 200H136A84 84 0 0 1 126 199Z', dark(colour, 0.35)) + circle(126, 122, 70, dark(colour, 0.42)) + circle(112, 116, 70, flat(pen, colour, 0.3, 0.2)) + rings + circle(112, 116, 28, '#d8c6a6') + circle(112, 116, 22, falling(pen, '#6b5c48', '#b7a588')) + polygon([[124, 184], [206, 178], [222, 190], [140, 199]], flat(pen, colour, 0.3, 0.1));
};

const louver: Drawing = (pen, tone) => {
  const colour = { teak: '#b98246', black: '#3b3d40', cream: '#ece0c8', walnut: '#7a523a' }[tone] ?? '#b98246';
  const flute = sideways(pen, light(colour, 0.28), dark(colour, 0.22));
  const panel = (x: number, y: number): string => rect(x, y, 82, 176, 1, dark(colour, 0.62)) + [0, 1, 2, 3, 4].map((i) => rect(x + 3 + i * 16, y, 11, 176, 1, flute)).join('') + polygon([[x, y], [x + 8, y - 8], [x + 90, y - 8], [x + 82, y]], light(colour, 0.35)) + polygon([[x + 82, y], [x + 90, y - 8], [x + 90, y + 168], [x + 82, y + 176]], dark(colour, 0.5));
  return shadow(pen, 124, 212, 104, 9) + panel(122, 26) + panel(30, 34);
};

const sandpaper: Drawing = (pen) => {
  const one = (x: number, y: number, a: number, colour: string): string => group(rect(0, 0, 112, 140, 1, flat(pen, colour, 0.18, 0.14)) + path(dots(`paper ${a}`, 60, [3, 108], [3, 136], 2), light(colour, 0.45), 'opacity=".5"') + path('M112 140L84 140Q96 132 94 116Q104 120 112 112Z', '#d8c3a0') + path('M94 116Q104 120 112 112L84 140Q96 132 94 116Z', '#b8a27c', 'opacity=".6"'), `transform="translate(${x} ${y}) rotate(${a})"`);
  return shadow(pen, 124, 194, 104, 16, 0.3) + one(96, 34, 16, '#8a4f3a') + one(66, 44, 2, '#4b5056') + one(40, 66, -12, '#6a7076');
};

const tapeRoll: Drawing = (pen) => shadow(pen, 122, 196, 96, 14) + path('M52 118V146A68 50 0 0 0 188 146V118Z', upright(pen, '#e0cd98')) + ellipse(120, 118, 68, 50, flat(pen, '#efe0b4', 0.3, 0.1)) + ellipse(120, 118, 44, 32, '#b99f68') + ellipse(120, 122, 40, 28, falling(pen, '#8d7648', '#d9c695')) + [49, 54, 59, 64].map((r) => `<ellipse cx="120" cy="118" rx="${r}" ry="${round(r * 0.735)}" fill="none" stroke="#c9b47c" stroke-width="1"/>`).join('') + polygon([[176, 152], [212, 172], [204, 196], [166, 174]], flat(pen, '#f0e2b8'));

const brush: Drawing = (pen) => {
  const bristles = Array.from({ length: 13 }, (_, i) => `M${74 + i * 7.6} 138Q${72 + i * 8} 174 ${76 + i * 7.4} ${206 - Math.abs(6 - i) * 0.6}`).join('');
  return group(shadow(pen, 124, 212, 60, 6, 0.3) + path('M106 22C108 14 132 14 134 22C138 46 128 62 132 84Q148 92 152 104H88Q92 92 108 84C112 62 102 46 106 22Z', upright(pen, '#c98a3c')) + circle(120, 28, 5, '#6e4617') + rect(72, 100, 96, 36, 3, metal(pen, 'ss')) + stroke('M74 108H166M74 129H166', '#6f777e', 1.4) + [84, 156].map((x) => circle(x, 118, 2.4, '#6f777e')).join('')
    + path('M74 136H166Q168 176 164 206Q120 214 76 206Q72 176 74 136Z', upright(pen, '#e9d6ae')) + stroke(bristles, '#a98a52', 1.1, 'opacity=".6"') + path('M75 190H165Q165 200 164 206Q120 214 76 206Q75 198 75 190Z', '#2f7f86', 'opacity=".85"'), 'transform="rotate(14 120 120)"');
};

const roller: Drawing = (pen) => shadow(pen, 122, 212, 92, 8, 0.3) + stroke('M178 66H206Q212 66 212 74V104Q212 110 206 110H128Q122 110 122 116V140', '#5c646b', 7) + stroke('M178 65H206Q211 65 211 74', '#e5e9ec', 2) + rect(112, 138, 20, 72, 8, upright(pen, '#2f6db3')) + rect(115, 150, 14, 3, 1, '#fff', 'opacity=".5"') + rect(112, 136, 20, 8, 2, upright(pen, '#3a4148'))
  + rect(24, 34, 160, 64, 12, lying(pen, '#f3e3bf')) + path(dots('nap', 70, [30, 178], [38, 94], 3), '#cbb27a', 'opacity=".4"') + rect(24, 34, 12, 64, 6, lying(pen, '#2f6db3')) + rect(174, 34, 12, 64, 6, lying(pen, '#2f6db3'));

const gypsum: Drawing = (pen, tone) => {
  const face = { plain: '#e9e6df', green: '#a9cdb2', pink: '#eec2bf' }[tone] ?? '#e9e6df';
  const paint = [2, 1, 0].map((i) => lyingSheet(pen, 184 - (2 - i) * 21, 16, face, ['#d8d4ca', '#f6f5f1', '#f6f5f1', '#f6f5f1', '#b9ac92'])).join('');
  return shadow(pen, 122, 178, 112, 26) + paint + polygon([[30, 104], [106, 146], [110, 144], [34, 102]], '#fff', 'opacity=".7"');
};

const ceilingChannel: Drawing = (pen) => {
  const one = (x: number, y: number): string => polygon([[x, y], [x + 150, y - 70], [x + 164, y - 64], [x + 14, y + 6]], flat(pen, '#c9d0d4', 0.3, 0.1)) + polygon([[x + 14, y + 6], [x + 164, y - 64], [x + 164, y - 40], [x + 14, y + 30]], falling(pen, '#9aa2a8', '#747c83')) + polygon([[x + 14, y + 30], [x + 164, y - 40], [x + 184, y - 32], [x + 34, y + 38]], flat(pen, '#dfe4e7', 0.2, 0.1)) + polygon([[x + 34, y + 38], [x + 184, y - 32], [x + 184, y - 22], [x + 34, y + 48]], falling(pen, '#8b939a', '#6c747b'))
    + stroke(`M${x + 22} ${y + 16}L${x + 158} ${y - 48}`, '#dfe5e9', 2, 'stroke-dasharray="1 7"');
  return shadow(pen, 124, 184, 108, 20) + one(20, 92) + one(20, 122) + one(20, 152);
};

const ceilingTile: Drawing = (pen) => {
  const one = (x: number, y: number): string => polygon([[x, y], [x + 120, y - 22], [x + 120, y + 104], [x, y + 132]], flat(pen, '#f3f3f0', 0.3, 0.1)) + polygon([[x, y], [x - 9, y - 6], [x - 9, y + 126], [x, y + 132]], '#bdbdb6') + polygon([[x - 9, y - 6], [x + 111, y - 28], [x + 120, y - 22], [x, y]], '#fff');
  const holes = strew('fissure', 46, [52, 158], [78, 176]).map((spot) => `M${spot.x} ${spot.y}h${round(1 + spot.s * 4)}`).join('');
  return shadow(pen, 122, 204, 100, 12) + one(84, 48) + one(46, 70) + stroke(holes, '#a9a9a2', 1.8, 'opacity=".8"');
};

const rockwool: Drawing = (pen) => {
  const slab = (y: number): string => box(pen, 26, y, 142, 34, 48, 32, '#c3b06a') + stroke(strew(`wool ${y}`, 14, [28, 130], [y + 5, y + 30]).map((line) => `M${line.x} ${line.y}q14 ${round(line.s * 6 - 3)} ${round(20 + line.s * 16)} ${round(line.s * 4 - 2)}`).join(''), '#80702f', 1.2, 'opacity=".55"');
  return shadow(pen, 124, 204, 108, 14) + slab(168) + slab(132) + slab(96) + stroke(strew('wool top', 14, [60, 170], [70, 92]).map((line) => `M${line.x} ${line.y}q14-3 26 1`).join(''), '#80702f', 1.2, 'opacity=".45"');
};

const xps: Drawing = (pen) => shadow(pen, 124, 204, 108, 14) + [172, 142, 112].map((y) => box(pen, 22, y, 150, 28, 48, 32, '#7fb2dd') + stroke(`M26 ${y + 8}H168M26 ${y + 20}H168`, '#5c92c2', 1, 'opacity=".5"')).join('') + stroke('M50 100L190 100M62 92H200', '#5c92c2', 1, 'opacity=".5"');

const membrane: Drawing = (pen) => shadow(pen, 124, 200, 108, 14) + polygon([[112, 150], [206, 150], [226, 196], [120, 196]], flat(pen, '#3a3d41', 0.2, 0.1)) + path('M40 92H190A20 50 0 0 1 190 192H40A20 50 0 0 1 40 92Z', lying(pen, '#33363a')) + ellipse(190, 142, 22, 50, flat(pen, '#4a4e53')) + [40, 30, 20].map((r) => `<ellipse cx="190" cy="142" rx="${round(r * 0.44)}" ry="${r}" fill="none" stroke="#1d2023" stroke-width="2"/>`).join('') + ellipse(190, 142, 5, 12, '#d7dce0')
  + rect(70, 92, 44, 100, 0, lying(pen, '#e7eaec')) + rect(70, 118, 44, 26, 0, '#175e9c') + path(dots('mineral', 40, [30, 180], [96, 186], 1.8), '#8d939a', 'opacity=".5"');

const roofTones: Readonly<Record<string, string>> = { blue: '#3f82c4', red: '#b04a36', green: '#3c7a54', gi: '#b9c1c7', frp: '#dfe6cf', cement: '#b3b2ac' };

const roofSheet: Drawing = (pen, tone) => {
  const colour = roofTones[tone] ?? '#3f82c4';
  const one = (dy: number, tint: string): string => {
    const ribs = Array.from({ length: 8 }, (_, i) => {
      const x = 10 + i * 18;
      const shades: readonly (readonly [number, number, string])[] = [[0, 4, light(tint, 0.05)], [4, 9, light(tint, 0.36)], [9, 13, dark(tint, 0.22)], [13, 18, dark(tint, 0.06)]];
      return shades.map(([from, to, shade]) => polygon([[x + from, 150 + dy + i * 4 - (from > 2 && from < 12 ? 8 : 0)], [x + to, 150 + dy + i * 4 - (to > 2 && to < 12 ? 8 : 0) + (to > 12 ? 3 : 0)], [x + to + 78, 56 + dy + i * 4 - (to > 2 && to < 12 ? 8 : 0)], [x + from + 78, 56 + dy + i * 4 - (from > 2 && from < 12 ? 8 : 0)]], shade)).join('');
    }).join('');
    return ribs;
  };
  return shadow(pen, 128, 190, 108, 20) + one(28, dark(colour, 0.2)) + one(12, colour);
};

const polySheet: Drawing = (pen, tone) => {
  const colour = { clear: '#d4e6ea', bronze: '#b08a5c', blue: '#7fb4dc' }[tone] ?? '#d4e6ea';
  const one = (x: number, y: number): string => {
    const d: Point[] = [[x, y + 24], [x + 124, y], [x + 124, y + 140], [x, y + 164]];
    return polygon(d, flat(pen, colour, 0.4, 0.1), 'opacity=".86"') + stroke(Array.from({ length: 14 }, (_, i) => `M${round(x + 8 + i * 8.8)} ${round(y + 22.5 - i * 1.7)}v140`).join(''), dark(colour, 0.28), 1, 'opacity=".5"') + stroke(`M${x} ${y + 24}L${x + 124} ${y}`, '#fff', 2) + stroke(`M${x} ${y + 164}L${x + 124} ${y + 140}`, dark(colour, 0.4), 3, 'stroke-dasharray="6 2.8"');
  };
  return shadow(pen, 124, 206, 104, 12) + one(82, 22) + one(36, 38) + path('M46 62L92 53L60 194L40 198Z', '#fff', 'opacity=".35"');
};

const clayTile: Drawing = (pen, tone) => {
  const colour = toneColour(tone, '#b9603d');
  const one = (x: number, y: number): string => path(`M${x} ${y + 20}Q${x + 20} ${y - 16} ${x + 42} ${y + 10}Q${x + 54} ${y + 26} ${x + 72} ${y + 14}L${x + 98} ${y + 92}Q${x + 80} ${y + 106} ${x + 66} ${y + 92}Q${x + 44} ${y + 62} ${x + 24} ${y + 100}Z`, dark(colour, 0.5), 'transform="translate(0 8)"')
    + path(`M${x} ${y + 20}Q${x + 20} ${y - 16} ${x + 42} ${y + 10}Q${x + 54} ${y + 26} ${x + 72} ${y + 14}L${x + 98} ${y + 92}Q${x + 80} ${y + 106} ${x + 66} ${y + 92}Q${x + 44} ${y + 62} ${x + 24} ${y + 100}Z`, pen.gradient('linear', ' x1="0" x2="1" y1=".1" y2="0"', [[0, dark(colour, 0.16)], [0.24, light(colour, 0.36)], [0.5, dark(colour, 0.1)], [0.66, dark(colour, 0.34)], [1, light(colour, 0.1)]])) + stroke(`M${x + 2} ${y + 19}Q${x + 20} ${y - 14} ${x + 41} ${y + 11}Q${x + 54} ${y + 27} ${x + 71} ${y + 15}`, light(colour, 0.5), 1.4, 'opacity=".6"');
  return shadow(pen, 124, 196, 106, 16) + one(110, 26) + one(46, 32) + one(128, 88) + one(62, 94);
};

export const boardDrawings: Readonly<Record<string, Drawing>> = {
  ply, board, blockboard, laminate, louver, sandpaper, brush, roller, gypsum, rockwool, xps, membrane, 'edge-roll': edgeRoll, 'tape-roll': tapeRoll, 'ceiling-channel': ceilingChannel, 'ceiling-tile': ceilingTile, 'roof-sheet': roofSheet, 'poly-sheet': polySheet, 'clay-tile': clayTile,
};
