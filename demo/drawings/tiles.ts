import { box, dark, dots, ellipse, falling, flat, group, light, path, polygon, rect, round, shadow, strew, stroke, toneColour } from './kit.ts';
import type { Drawing, Pen, Point } from './kit.ts';

/** A surface is painted on a sheet of 200 by 200. */
type Surface = (pen: Pen) => string;

function sheet(fill: string): string {
  return rect(0, 0, 200, 200, 0, fill);
}

/** Long wandering veins with fine side branches. */
function veins(seed: string, colour: string, count: number, width: number, opacity: number): string {
  return Array.from({ length: count }, (_, i) => {
    const points = strew(`${seed} ${i}`, 6, [-16, 16], [-14, 14]);
    const startX = -30 + (i * 250) / count;
    const at = (k: number): string => `${round(startX + k * 26 + (points[k]?.x ?? 0))} ${round(-14 + k * 46 + (points[k]?.y ?? 0))}`;
    const main = `M${at(0)}Q${at(1)} ${at(2)}T${at(4)}T${at(5)}`;
    const side = `M${at(2)}Q${at(3)} ${round(startX + 124)} ${round(96 + (points[4]?.y ?? 0))}`;
    const w = round(width * (0.4 + (points[0]?.s ?? 0.5)));
    return stroke(main, colour, w * 2.6, `opacity="${opacity * 0.3}"`) + stroke(main, colour, w, `opacity="${opacity}"`) + stroke(side, colour, w * 0.5, `opacity="${opacity * 0.8}"`);
  }).join('');
}

function clouds(pen: Pen, seed: string, colour: string, count: number, opacity: number): string {
  const fill = pen.gradient('radial', '', [[0, colour, opacity], [1, colour, 0]]);
  return strew(seed, count, [0, 200], [0, 200]).map((spot) => ellipse(spot.x, spot.y, 40 + spot.s * 50, 24 + spot.s * 30, fill, `transform="rotate(-28 ${spot.x} ${spot.y})"`)).join('');
}

function marbled(seed: string, base: string, vein: string, cloud: string, count = 4, width = 2): Surface {
  return (pen) => sheet(flat(pen, base, 0.1, 0.05)) + clouds(pen, seed, cloud, 5, 0.5) + veins(seed, vein, count, width, 0.6);
}

function grains(seed: string, base: string, ...specks: readonly string[]): Surface {
  return (pen) => sheet(flat(pen, base, 0.08, 0.1)) + specks.map((speck, i) => path(dots(`${seed}${i}`, 46 - i * 6, [0, 198], [0, 198], 6 - i), speck, 'opacity=".75"')).join('');
}

function woods(seed: string, colour: string): Surface {
  return (pen) => {
    const board = (y: number, i: number): string => rect(0, y, 200, 66, 0, flat(pen, i % 2 === 0 ? colour : light(colour, 0.1), 0.12, 0.12))
      + strew(`${seed}${i}`, 8, [0, 120], [y + 5, y + 60]).map((line) => stroke(`M${line.x - 20} ${line.y}q${round(30 + line.s * 40)} ${round(line.s * 9 - 5)} ${round(80 + line.s * 70)} ${round(line.s * 6 - 3)}`, dark(colour, 0.45), round(0.6 + line.s), 'opacity=".45"')).join('')
      + (i === 1 ? ellipse(126, y + 34, 13, 6, 'none', `stroke="${dark(colour, 0.5)}" stroke-width="1.2" opacity=".5"`) + ellipse(126, y + 34, 5, 2.2, dark(colour, 0.5), 'opacity=".5"') : '');
    return [0, 67, 134].map(board).join('') + stroke('M0 66.5H200M0 133.5H200M130 0V66M56 67V133M150 134V200', dark(colour, 0.6), 1.4, 'opacity=".7"');
  };
}

function grid(pen: Pen, seam: string, columns: number, rows: number, shift: number, colours: readonly string[], lift: number): string {
  const w = 200 / columns;
  const h = 200 / rows;
  let out = '';
  for (let r = 0; r < rows; r += 1) {
    for (let c = -1; c < columns; c += 1) {
      const colour = colours[(r * 3 + c * 5 + ((r * c) % 3) + 7) % colours.length] ?? '#888888';
      const x = c * w + (r % 2) * shift * w;
      if (x > 200 || x + w < 0) continue;
      out += rect(x + 1.5, r * h + 1.5, w - 3, h - 3, 1.5, flat(pen, colour, lift, lift));
    }
  }
  return sheet(seam) + out;
}

const moroccan: Surface = (pen) => {
  const one = pen.part(rect(0, 0, 50, 50, 0, '#f2efe6') + path('M25 3L32 18L47 25L32 32L25 47L18 32L3 25L18 18Z', '#2f5f93') + path('M25 14L36 25L25 36L14 25Z', '#e0a93d') + `<circle cx="25" cy="25" r="5" fill="#f2efe6"/>` + path('M0 0H11A11 11 0 0 1 0 11ZM50 0V11A11 11 0 0 1 39 0ZM0 50V39A11 11 0 0 1 11 50ZM50 50H39A11 11 0 0 1 50 39Z', '#7fa8cf'));
  return [0, 1, 2, 3].flatMap((r) => [0, 1, 2, 3].map((c) => `<use href="#${one}" x="${c * 50}" y="${r * 50}"/>`)).join('') + stroke('M0 100H200M100 0V200', '#b9b4a6', 1.6);
};

const cube: Surface = (pen) => {
  const one = pen.part(path('M0 14L25 0L50 14L25 28Z', '#efece6') + path('M0 14L25 28V57L0 43Z', '#c9c4ba') + path('M50 14L25 28V57L50 43Z', '#9b968c'));
  return sheet('#b5b0a6') + [-1, 0, 1, 2, 3, 4].flatMap((r) => [-1, 0, 1, 2, 3].map((c) => `<use href="#${one}" x="${c * 50 + (((r % 2) + 2) % 2) * 25}" y="${r * 43}"/>`)).join('');
};

const parking: Surface = (pen) => {
  const one = pen.part(rect(2, 2, 29, 29, 5, flat(pen, '#9d9a92', 0.25, 0.2)));
  return sheet('#77746d') + [0, 1, 2, 3, 4, 5].flatMap((r) => [0, 1, 2, 3, 4, 5].map((c) => `<use href="#${one}" x="${c * 33.5}" y="${r * 33.5}"/>`)).join('');
};

const chequerRed: Surface = (pen) => {
  const one = pen.part(path('M2 20L20 2L38 20L20 38Z', flat(pen, '#c05f48', 0.25, 0.2)));
  return sheet('#8f4133') + [0, 1, 2, 3, 4].flatMap((r) => [0, 1, 2, 3, 4].map((c) => `<use href="#${one}" x="${c * 40}" y="${r * 40}"/>`)).join('');
};

const cobble: Surface = (pen) => sheet('#6c6861') + strew('cobble', 49, [-5, 5], [-5, 5]).map((spot, i) => {
  const colour = ['#a39c90', '#8f897e', '#b3ab9d'][i % 3] ?? '#a39c90';
  return rect((i % 7) * 29 + (Math.floor(i / 7) % 2) * 8 + spot.x * 0.5 - 4, Math.floor(i / 7) * 29 + spot.y * 0.4, 25 + spot.s * 3, 25, 9, flat(pen, colour, 0.25, 0.25));
}).join('');

const pebble: Surface = (pen) => sheet('#8d877c') + strew('pebbles', 64, [-4, 4], [-4, 4]).map((spot, i) => {
  const colour = ['#cfc6b4', '#b4ab9c', '#a1988a', '#ded7c8'][i % 4] ?? '#cfc6b4';
  return ellipse((i % 8) * 26 + 12 + spot.x, Math.floor(i / 8) * 26 + 12 + spot.y, 11 + spot.s * 3, 9 + spot.s * 3, flat(pen, colour, 0.3, 0.2));
}).join('');

const slate: Surface = (pen) => sheet(flat(pen, '#6b7073', 0.16, 0.16)) + clouds(pen, 'slate', '#8d8578', 6, 0.55) + strew('slate lines', 16, [-20, 160], [6, 196]).map((line) => stroke(`M${line.x} ${line.y}q${round(20 + line.s * 30)} ${round(line.s * 14 - 7)} ${round(40 + line.s * 60)} ${round(line.s * 8 - 4)}`, line.s > 0.5 ? '#4a4f52' : '#93989a', round(1 + line.s), 'opacity=".5"')).join('');

const linen: Surface = (pen) => sheet(flat(pen, '#cfc7b6', 0.12, 0.1)) + stroke(Array.from({ length: 24 }, (_, i) => `M${i * 8.5} 0V200M0 ${i * 8.5}H200`).join(''), '#a69c88', 0.9, 'opacity=".5"') + stroke(Array.from({ length: 24 }, (_, i) => `M${i * 8.5 + 2} 0V200M0 ${i * 8.5 + 2}H200`).join(''), '#fff', 0.8, 'opacity=".5"');

const aqua: Surface = (pen) => sheet(flat(pen, '#a9d2d6', 0.3, 0.12)) + Array.from({ length: 7 }, (_, i) => stroke(`M-10 ${14 + i * 29}q26-17 55 0t55 0t55 0t55 0`, i % 2 === 0 ? '#ffffff' : '#6fb0b8', 3.4, 'opacity=".55"')).join('');

const tiles: Readonly<Record<string, Surface>> = {
  statuario: marbled('statuario', '#f4f3f0', '#8f9296', '#c9ccd0'), grey: marbled('armani', '#8d9296', '#e8eaea', '#6d7378', 4, 1.5), beige: marbled('botticino', '#e6d8bf', '#b1946a', '#d4bf9b', 4, 1.6),
  nero: marbled('nero', '#232427', '#f4f2ee', '#3b3c40', 4, 1.5), honey: marbled('onice', '#e3b873', '#a86a2c', '#f3d9a4', 4, 2.4), ivory: grains('ivory', '#efe8d9', '#dccfb4', '#fbf7ee'),
  'speckle-grey': grains('sg', '#b8babb', '#8c8f92', '#e2e3e3', '#6d7073'), 'speckle-beige': grains('sb', '#d8c5a5', '#b59c74', '#efe2c9', '#9a7f58'),
  pebble, slate, linen, aqua, moroccan, cube, parking, cobble, cloud: marbled('cloud', '#dfe3e6', '#aab3ba', '#ffffff', 3, 2.4),
  subway: (pen) => grid(pen, '#b9bdbf', 3, 9, 0.5, ['#fbfbf9', '#f4f5f4'], 0.12), mosaic: (pen) => grid(pen, '#e9e4d8', 6, 6, 0, ['#b5532f', '#e0a93d', '#5d7f4a', '#d98d4f', '#8a3b2a', '#e9cf9b'], 0.2),
  ledge: (pen) => grid(pen, '#5f584e', 2, 9, 0.4, ['#a79a86', '#8d8272', '#bcae98', '#7d7466'], 0.26), brickclad: (pen) => grid(pen, '#cfc6b8', 3, 8, 0.5, ['#a8523c', '#b8644a', '#95452f'], 0.16),
  'chequer-red': chequerRed, coolroof: (pen) => grid(pen, '#d2d6d8', 5, 5, 0, ['#ffffff', '#f8f9f9'], 0.1), oak: woods('oak', '#c79b66'), walnut: woods('walnut', '#76503a'), ash: woods('ash', '#a89f93'),
};

/** A square of the surface leaning back, with its edge and a second one behind. */
function leaning(pen: Pen, paint: string, edge: string, glossy: boolean): string {
  const face = pen.part(group(paint, `clip-path="${pen.clip('<path d="M0 0H200V200H0Z"/>')}"`));
  const shine = glossy ? path('M0 0H84L18 200H0ZM112 0H134L72 200H48Z', '#fff', 'opacity=".2"') : '';
  const placed = (x: number, y: number): string => group(polygon([[-7, 5], [0, 0], [0, 200], [-7, 205]], dark(edge, 0.3)) + polygon([[-7, 205], [0, 200], [200, 200], [193, 205]], dark(edge, 0.45)) + `<use href="#${face}"/>${shine}` + rect(0.5, 0.5, 199, 199, 0, 'none', 'stroke="#fff" stroke-width="1.2" opacity=".65"'), `transform="translate(${x} ${y}) skewY(-3) scale(.83)"`);
  return shadow(pen, 124, 212, 104, 10) + placed(54, 42) + placed(28, 52);
}

const tile: Drawing = (pen, tone) => {
  const surface = tiles[tone] ?? tiles.statuario;
  const matt = ['slate', 'pebble', 'linen', 'ledge', 'brickclad', 'cube', 'parking', 'cobble', 'chequer-red', 'coolroof'].includes(tone);
  return leaning(pen, surface === undefined ? '' : surface(pen), '#cbbfae', !matt);
};

const plank: Drawing = (pen, tone) => {
  const colour = toneColour(tone, '#c79b66');
  const one = (x: number, y: number, i: number): string => {
    const lines = strew(`plank ${tone}${i}`, 9, [0, 120], [4, 36]).map((line) => `M${line.x} ${line.y}q${round(20 + line.s * 40)} ${round(line.s * 8 - 4)} ${round(50 + line.s * 40)} ${round(line.s * 4 - 2)}`).join('');
    return group(rect(-4, 4, 190, 42, 0, dark(colour, 0.6)) + rect(0, 0, 190, 42, 0, flat(pen, [colour, light(colour, 0.14), dark(colour, 0.1)][i % 3] ?? colour, 0.16, 0.16)) + stroke(lines, dark(colour, 0.5), 1.2, 'opacity=".45"') + ellipse(60 + i * 34, 20, 12, 5, 'none', `stroke="${dark(colour, 0.5)}" opacity=".5"`) + ellipse(60 + i * 34, 20, 5, 2, dark(colour, 0.5), 'opacity=".45"')
      + stroke('M0 .7H190', '#fff', 1.2, 'opacity=".45"'), `transform="translate(${x} ${y}) rotate(-24)"`);
  };
  return shadow(pen, 124, 196, 104, 18) + one(26, 128, 2) + one(22, 158, 0) + one(40, 186, 1);
};

const stair: Drawing = (pen, tone) => {
  const colour = tone === 'brown' ? '#8a6a52' : tone === 'grey' ? '#9da0a2' : toneColour(tone, '#9da0a2');
  const step = (y: number, x: number): string => polygon([[x, y], [x + 38, y - 30], [x + 186, y - 30], [x + 148, y]], flat(pen, light(colour, 0.2), 0.2, 0.02)) + rect(x, y, 148, 12, 5, falling(pen, light(colour, 0.35), dark(colour, 0.3)))
    + stroke(`M${x + 6} ${y - 5}H${x + 152}M${x + 11} ${y - 9}H${x + 157}M${x + 16} ${y - 13}H${x + 162}`, dark(colour, 0.5), 1.4, 'opacity=".5"') + rect(x + 2, y + 12, 144, 44, 0, flat(pen, dark(colour, 0.08), 0.1, 0.2)) + polygon([[x + 148, y], [x + 186, y - 30], [x + 186, y + 26], [x + 146, y + 56]], falling(pen, dark(colour, 0.34), dark(colour, 0.5)));
  return shadow(pen, 124, 206, 108, 12) + step(90, 52) + step(148, 14);
};

const slabs: Readonly<Record<string, Surface>> = {
  makrana: marbled('makrana', '#f3f1ec', '#a7a49e', '#dcd8d0', 5, 2.6), purple: marbled('purple', '#e9e2e2', '#8b6c80', '#d2bcc8', 5, 2.6), green: marbled('green', '#3f6a55', '#c2d8c9', '#27463a', 5, 2), ambaji: marbled('ambaji', '#efede8', '#8d9295', '#c5c9cb', 6, 1.6),
  statuario: marbled('slab', '#f5f4f1', '#85898e', '#c3c7cb', 4, 2.6), beige: marbled('classic', '#e4d4b8', '#a98a5e', '#cdb68e', 5, 1.4), pietra: marbled('pietra', '#5b5d60', '#dcdcda', '#46484b', 5, 1.1), ivory: grains('quartz', '#f3f1ec', '#d9d5cc', '#c9d3da', '#b7b1a4'), cement: grains('con', '#b4b3ae', '#a2a19c', '#c8c7c2'),
  galaxy: grains('galaxy', '#1e1f22', '#33353a', '#c8a24d', '#d9d7d0'), absolute: (pen) => sheet(flat(pen, '#202225', 0.2, 0.1)), pearl: grains('pearl', '#3a3d40', '#565b5f', '#7e868c', '#22252a'), red: grains('lakha', '#8e3b31', '#5e2620', '#b9695a', '#2e2624'), tan: grains('tan', '#5a4034', '#8a5f46', '#3a2a24', '#a98265'), gold: grains('gold', '#d9bf8d', '#b08e53', '#efe0bc', '#6e5636'), steelgrey: grains('sgrey', '#63686c', '#7f858a', '#484c50', '#a1a7ab'),
};

const slab: Drawing = (pen, tone) => {
  const surface = slabs[tone] ?? slabs.makrana;
  const face = pen.part(group(surface === undefined ? '' : surface(pen), `clip-path="${pen.clip('<path d="M0 0H200V200H0Z"/>')}"`));
  const edge = tone === 'galaxy' || tone === 'absolute' || tone === 'pearl' ? '#5a5d61' : '#b9b0a2';
  const one = (x: number, y: number): string => group(polygon([[-6, 4], [0, 0], [0, 200], [-6, 204]], dark(edge, 0.2)) + `<use href="#${face}"/>` + path('M0 0H90L40 200H0Z', '#fff', 'opacity=".13"') + rect(0.5, 0.5, 199, 199, 0, 'none', 'stroke="#fff" stroke-width="1" opacity=".5"'), `transform="translate(${x} ${y}) skewY(4) scale(.94 .74)"`);
  const beam = box(pen, 14, 196, 204, 12, 8, 6, '#a97c47');
  return shadow(pen, 122, 210, 110, 9) + one(38, 26) + one(26, 34) + one(14, 42) + beam;
};

const stoneStrip: Drawing = (pen, tone) => {
  const base = { galaxy: '#232427', tan: '#5f4538', red: '#8e3b31' }[tone] ?? '#555555';
  const one = (y: number, x: number): string => {
    const top: Point[] = [[x, y], [x + 130, y - 62], [x + 168, y - 46], [x + 38, y + 18]];
    return polygon(top, flat(pen, base, 0.3, 0.05)) + group(path(dots(`strip ${tone}`, 26, [y - 40, y + 160], [y - 60, y + 20], 3), light(base, 0.45), 'opacity=".6"'), `clip-path="${pen.clip(polygon(top, '#000'))}"`) + polygon([[x, y], [x + 38, y + 18], [x + 38, y + 30], [x, y + 12]], light(base, 0.2)) + polygon([[x + 38, y + 18], [x + 168, y - 46], [x + 168, y - 34], [x + 38, y + 30]], falling(pen, light(base, 0.3), dark(base, 0.4)));
  };
  return shadow(pen, 124, 180, 108, 22) + one(166, 30) + one(142, 38) + one(118, 24);
};

const flags: Readonly<Record<string, string>> = { kota: '#7d8a86', kotabrown: '#a58b6c', kotagreen: '#77866a', dholpur: '#dcc39a', agrared: '#a85a43', teak: '#bf9863' };

const flag: Drawing = (pen, tone) => {
  const colour = flags[tone] ?? '#7d8a86';
  const one = (dy: number, tint: string, seed: number): string => {
    const top: Point[] = [[20, 118 + dy], [104, 74 + dy], [222, 110 + dy], [136, 158 + dy]];
    const marks = strew(`${tone}${seed}`, seed === 4 ? 9 : 0, [40, 170], [86 + dy, 146 + dy]).map((line) => `M${line.x} ${line.y}q${round(12 + line.s * 20)} ${round(line.s * 12 - 6)} ${round(26 + line.s * 30)} ${round(line.s * 8 - 2)}`).join('');
    return polygon([[20, 118 + dy], [136, 158 + dy], [136, 172 + dy], [78, 153 + dy], [20, 131 + dy]], falling(pen, dark(tint, 0.12), dark(tint, 0.35))) + polygon([[136, 158 + dy], [222, 110 + dy], [222, 123 + dy], [136, 172 + dy]], falling(pen, dark(tint, 0.32), dark(tint, 0.5))) + polygon(top, flat(pen, tint, 0.22, 0.1))
      + (marks === '' ? '' : group(stroke(marks, dark(tint, 0.35), 1.3, 'opacity=".5"') + stroke(marks, light(tint, 0.5), 1, 'opacity=".5" transform="translate(0 -1.4)"'), `clip-path="${pen.clip(polygon(top, '#000'))}"`));
  };
  return shadow(pen, 124, 190, 110, 22) + one(34, dark(colour, 0.08), 1) + one(15, light(colour, 0.06), 2) + one(-4, colour, 3) + one(-23, light(colour, 0.1), 4);
};

const cladTones: Readonly<Record<string, readonly string[]>> = { jeera: ['#8e918f', '#a5a8a5', '#777a78', '#b6b8b4'], autumn: ['#a5764d', '#7d6a58', '#c09a68', '#6e6f6a'], silver: ['#a8adb2', '#c4c8cc', '#8d9297', '#d7dadd'] };

const cladding: Drawing = (pen, tone) => {
  const colours = cladTones[tone] ?? ['#8e918f'];
  let strips = '';
  for (let row = 0; row < 8; row += 1) {
    let x = 20 + (row % 2) * 14;
    for (let i = 0; x < 205; i += 1) {
      const [one] = strew(`${tone} ${row} ${i}`, 1, [0, 1], [0, 1]);
      const w = 30 + (one?.s ?? 0.5) * 52;
      const colour = colours[(row * 2 + i * 3 + Math.floor((one?.x ?? 0) * 3)) % colours.length] ?? '#999999';
      const width = Math.min(w, 220 - x);
      strips += rect(x, 46 + row * 20 + 3, width, 19, 1, dark(colour, 0.5)) + rect(x, 46 + row * 20, width - 1, 17, 1, flat(pen, colour, 0.3, 0.22));
      x += w;
    }
  }
  return shadow(pen, 122, 212, 104, 8) + strips;
};

const spacer: Drawing = (pen) => {
  const cross = pen.part(path('M-7-30H7V-7H30V7H7V30H-7V7H-30V-7H-7Z', '#b8bdc1', 'transform="translate(3 5)"') + path('M-7-30H7V-7H30V7H7V30H-7V7H-30V-7H-7Z', flat(pen, '#f4f5f5', 0.2, 0.14)) + stroke('M-6-29H6M-29-6H-7', '#fff', 1.4));
  const at = [[80, 66, 20], [158, 74, 52], [60, 134, 64], [128, 122, 8], [186, 142, 30], [92, 186, 38], [156, 190, 74]] as const;
  return shadow(pen, 122, 196, 104, 18, 0.25) + at.map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><use href="#${cross}"/></g>`).join('');
};

const leveller: Drawing = (pen) => {
  const slabEdge = (x: number): string => box(pen, x, 150, 94, 34, 16, 14, '#e3ddd0');
  const clip = rect(112, 62, 16, 100, 2, falling(pen, '#f4f5f5', '#c9ced2')) + rect(84, 160, 72, 10, 2, falling(pen, '#e3e6e8', '#a7adb2')) + rect(116, 92, 8, 26, 1, '#7d858b');
  const wedge = path('M58 120L186 96V122L58 132Z', falling(pen, '#ef5a43', '#a92c1b')) + stroke('M74 126v-8M86 125v-9M98 124v-10M142 119v-14M154 118v-15M166 117v-17', '#7e1f12', 1.6) + stroke('M60 121L184 98', '#ffb3a5', 1.6);
  return shadow(pen, 122, 196, 106, 14) + slabEdge(18) + slabEdge(122) + clip + wedge;
};

export const tileDrawings: Readonly<Record<string, Drawing>> = { tile, plank, stair, slab, flag, cladding, spacer, leveller, 'stone-strip': stoneStrip };
