import { bar, block, circle, dark, dots, ellipse, falling, flat, group, light, path, polygon, rect, round, shadow, stroke, upright } from './kit.ts';
import type { Drawing, Pen, Point } from './kit.ts';

const clay: Readonly<Record<string, string>> = { red: '#b4573c', brown: '#9a5a41', grey: '#a9a8a3', yellow: '#cf9b58' };

function speckle(seed: string, colour: string): string {
  return path(dots(seed, 34, [24, 216], [60, 206], 2.6), dark(colour, 0.45), 'opacity=".38"') + path(dots(`${seed}+`, 30, [24, 216], [60, 206], 2.2), light(colour, 0.5), 'opacity=".45"');
}

/** Outline of a block, to keep speckles inside. */
function outline(cx: number, base: number, a: number, b: number, h: number): string {
  const [lx, ly, rx, ry] = [cx - a * 0.87, base - a * 0.45, cx + b * 0.87, base - b * 0.45];
  return polygon([[cx, base], [lx, ly], [lx, ly - h], [lx + rx - cx, ly + ry - base - h], [rx, ry - h], [rx, ry]], '#000');
}

/** A point on the top of a block: parts along its left and its right edge. */
function onTop(cx: number, base: number, a: number, b: number, h: number, left: number, right: number): Point {
  return [cx - a * 0.87 * left + b * 0.87 * right, base - h - a * 0.45 * left - b * 0.45 * right];
}

const brick: Drawing = (pen, tone) => {
  const colour = clay[tone] ?? '#b4573c';
  const size = [88, 204, 68, 148, 56] as const;
  const at = (left: number, right: number): Point => onTop(...size, left, right);
  const frog = polygon([at(0.2, 0.16), at(0.8, 0.16), at(0.8, 0.84), at(0.2, 0.84)], falling(pen, dark(colour, 0.45), dark(colour, 0.2))) + polygon([at(0.25, 0.21), at(0.75, 0.21), at(0.75, 0.8), at(0.25, 0.8)], flat(pen, dark(colour, 0.08)));
  return shadow(pen, 120, 186, 112, 22) + block(pen, ...size, colour) + frog + group(speckle(`brick ${tone}`, colour), `clip-path="${pen.clip(outline(...size))}"`)
    + stroke(`M${at(1, 0).join(' ')}L${at(0, 0).join(' ')}L${at(0, 1).join(' ')}`, light(colour, 0.55), 1.2, 'opacity=".6"');
};

/** Layers of long blocks, every second layer turned if `turned`. */
function stack(pen: Pen, x: number, y: number, a: number, h: number, layers: number, colours: readonly string[], turned: boolean): string {
  const long = a * 3;
  const rows = Array.from({ length: layers }, (_, level) => [2, 1, 0].map((i) => {
    const colour = colours[(level * 2 + i) % colours.length] ?? '#b4573c';
    const base = y - level * h;
    return turned && level % 2 === 1 ? block(pen, x + i * a * 0.87, base - i * a * 0.45, long - 1, a - 1, h - 1, colour) : block(pen, x - i * a * 0.87, base - i * a * 0.45, a - 1, long - 1, h - 1, colour);
  }).join(''));
  return rows.join('');
}

const brickStack: Drawing = (pen, tone) => {
  const colour = clay[tone] ?? '#b4573c';
  return shadow(pen, 120, 184, 114, 26) + stack(pen, 120, 212, 37, 24, 4, [colour, light(colour, 0.09), dark(colour, 0.08), light(colour, 0.04)], true);
};

const wireBrick: Drawing = (pen, tone) => {
  const colour = clay[tone] ?? '#b4573c';
  const size = [88, 204, 68, 148, 58] as const;
  const holes = [0.2, 0.5, 0.8].map((right) => {
    const [x, y] = onTop(...size, 0.5, right);
    return ellipse(x, y, 16, 8.5, falling(pen, dark(colour, 0.72), dark(colour, 0.3)));
  }).join('');
  const lines = [0.25, 0.5, 0.75].map((part) => `M30 ${round(116.6 + part * 56)}L88 ${round(147 + part * 56)}L216 ${round(80.4 + part * 56)}`).join('');
  return shadow(pen, 120, 186, 112, 22) + block(pen, ...size, colour) + holes + stroke(lines, dark(colour, 0.4), 0.9, 'opacity=".3"') + stroke('M29 115.5L88 146L216 79.5', light(colour, 0.5), 1.3, 'opacity=".7"');
};

function pores(seed: string): string {
  return path(dots(seed, 50, [24, 216], [60, 206], 1.8), '#8f8f8a', 'opacity=".55"');
}

const aacBlock: Drawing = (pen) => shadow(pen, 122, 194, 112, 20) + block(pen, 92, 206, 70, 148, 76, '#dcdcd6') + group(pores('aac'), `clip-path="${pen.clip('<path d="M92 206L31 174V98L160 31L221 64V140Z"/>')}"`)
  + stroke('M32 99L92 130L220 64M92 130V205', '#fff', 1.4, 'opacity=".8"') + stroke('M106 196L216 139M106 186L216 129', '#77776f', 1, 'opacity=".22"');

const blockPallet: Drawing = (pen) => shadow(pen, 120, 190, 114, 22) + polygon([[26, 162], [120, 210], [120, 218], [26, 170]], '#9a7142') + polygon([[120, 210], [214, 162], [214, 170], [120, 218]], '#6f4d2a')
  + stack(pen, 120, 209, 36, 27, 4, ['#dededa', '#d6d6d1', '#e2e2de'], false);

const concreteBlock: Drawing = (pen, tone) => {
  const colour = '#adada8';
  const hollow = tone === 'hollow' ? polygon([[62, 92], [104, 71], [128, 83], [86, 104]], falling(pen, '#4f4f4c', '#84847f')) + polygon([[116, 119 - 52 + 0], [158, 46], [182, 58], [140, 79]], falling(pen, '#4f4f4c', '#84847f')) : '';
  return shadow(pen, 122, 194, 112, 20) + block(pen, 100, 206, 82, 134, 92, colour) + hollow + group(path(dots('concrete', 46, [26, 218], [40, 206], 2.6), '#6d6d69', 'opacity=".42"') + path(dots('concrete+', 36, [26, 218], [40, 206], 2.2), '#e3e3df', 'opacity=".5"'), `clip-path="${pen.clip('<path d="M100 206L29 169V77L146 17L217 53V145Z"/>')}"`) + stroke('M30 78L100 114L216 54', '#fff', 1.2, 'opacity=".5"');
};

const paverTones: Readonly<Record<string, string>> = { red: '#b0503c', grey: '#a3a39f', yellow: '#cfa24e' };

function paverShape(kind: string, x: number, y: number): Point[] {
  const shapes: Readonly<Record<string, readonly Point[]>> = {
    zigzag: [[0, 0], [16, -8], [30, 0], [46, -8], [64, 1], [56, 12], [64, 22], [48, 30], [34, 22], [18, 30], [0, 21], [8, 10]],
    ishape: [[0, 4], [18, -6], [28, 0], [40, -6], [60, 4], [50, 11], [60, 19], [42, 29], [30, 22], [20, 29], [0, 19], [9, 11]],
    hexa: [[0, 11], [16, -4], [44, -4], [60, 11], [44, 26], [16, 26]],
    rect: [[0, 8], [30, -8], [62, 8], [32, 25]],
  };
  return (shapes[kind] ?? shapes.rect ?? []).map(([px, py]) => [x + px, y + py]);
}

const paver: Drawing = (pen, tone) => {
  const [kind = 'rect', name = 'red'] = tone.split('-');
  const colour = paverTones[name] ?? '#b0503c';
  const shape = paverShape(kind, 0, 0).map(([x, y]): Point => [120 + (x - 31) * 2.9, 112 + (y - 10) * 2.9]);
  const walls = shape.map((from, i) => ({ from, to: shape[(i + 1) % shape.length] ?? from })).filter(({ from, to }) => to[0] < from[0])
    .sort((one, other) => one.from[1] + one.to[1] - other.from[1] - other.to[1])
    .map(({ from, to }) => polygon([from, to, [to[0], to[1] + 44], [from[0], from[1] + 44]], to[1] < from[1] ? falling(pen, dark(colour, 0.08), dark(colour, 0.3)) : falling(pen, dark(colour, 0.3), dark(colour, 0.46)))).join('');
  const top = polygon(shape, flat(pen, light(colour, 0.1), 0.24, 0.14));
  const inner = polygon(shape, 'none', `stroke="${light(colour, 0.45)}" stroke-width="2" opacity=".6" transform="translate(8 7) scale(.935)"`);
  return shadow(pen, 120, 182, 112, 24) + walls + top + group(speckle(`paver ${tone}`, colour), `clip-path="${pen.clip(polygon(shape, '#000'))}"`) + inner;
};

const kerb: Drawing = (pen) => shadow(pen, 126, 198, 112, 18) + polygon([[28, 128], [44, 104], [160, 46], [214, 66], [98, 128]], flat(pen, '#c9c9c4', 0.24, 0.05)) + polygon([[28, 128], [98, 128 + 26], [98, 208], [28, 176]], falling(pen, '#b8b8b3', '#9a9a95'))
  + polygon([[28, 128], [44, 104], [98, 128], [98, 154]], flat(pen, '#d8d8d3')) + polygon([[98, 128], [214, 66], [214, 146], [98, 208]], falling(pen, '#8f8f8a', '#74746f')) + group(speckle('kerb', '#a9a9a4'), `clip-path="${pen.clip('<path d="M28 128L44 104L160 46L214 66V146L98 208L28 176Z"/>')}"`) + stroke('M45 104L98 128L213 67', '#fff', 1.3, 'opacity=".6"');

const grassPaver: Drawing = (pen) => {
  const cells = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => {
    const x = 120 + (b - a) * 31;
    const y = 82 + (a + b) * 17;
    return polygon([[x - 23, y + 13], [x, y], [x + 23, y + 13], [x, y + 26]], falling(pen, '#3d5a2c', '#6f9a45')) + stroke(`M${x - 10} ${y + 15}l-3-9M${x - 3} ${y + 18}v-11M${x + 5} ${y + 16}l3-10M${x + 11} ${y + 13}l1-7`, '#8fbd55', 1.6);
  })).join('');
  return shadow(pen, 120, 190, 112, 20) + polygon([[20, 128], [120, 72], [220, 128], [120, 184]], flat(pen, '#c0c0ba', 0.2, 0.05)) + cells + polygon([[20, 128], [120, 184], [120, 206], [20, 150]], falling(pen, '#a9a9a3', '#8d8d87')) + polygon([[120, 184], [220, 128], [220, 150], [120, 206]], falling(pen, '#85857f', '#6d6d68'));
};

const coverBlock: Drawing = (pen) => {
  const one = (x: number, y: number): string => block(pen, x, y, 48, 48, 34, '#b3b3ad') + stroke(`M${x - 8} ${y - 52}C${x - 12} ${y - 76} ${x - 24} ${y - 76} ${x - 20} ${y - 90}M${x + 6} ${y - 54}C${x + 8} ${y - 78} ${x + 20} ${y - 78} ${x + 24} ${y - 92}`, '#4a4f55', 2.2);
  return shadow(pen, 120, 198, 110, 18) + one(120, 150) + one(72, 200) + one(170, 200);
};

const prop: Drawing = (pen) => shadow(pen, 120, 214, 60, 8) + rect(96, 20, 48, 7, 2, falling(pen, '#5b90cf', '#2a5893')) + rect(113, 26, 14, 78, 0, upright(pen, '#8d959c')) + [40, 54, 68, 82].map((y) => circle(120, y, 2.6, '#2c3137')).join('')
  + rect(109, 100, 22, 108, 0, upright(pen, '#2f6db3')) + rect(106, 92, 28, 16, 3, upright(pen, '#6b737b')) + stroke('M109 118h22M109 122h22M109 126h22', '#1e4676', 1.1) + bar([86, 88], [154, 76], 3.2, falling(pen, '#d8dde1', '#70777d')) + circle(155, 76, 5.5, flat(pen, '#b9c0c5')) + rect(92, 206, 56, 7, 2, falling(pen, '#4a82c4', '#224a7d'));

const scaffold: Drawing = (pen) => {
  const pipe = upright(pen, '#b4bbc0');
  const cup = (x: number, y: number): string => rect(x - 13, y, 26, 12, 4, upright(pen, '#8b9399')) + ellipse(x, y, 13, 3.6, '#d2d7da');
  const post = (x: number): string => rect(x - 7, 22, 14, 188, 2, pipe) + [52, 110, 168].map((y) => cup(x, y)).join('') + ellipse(x, 22, 7, 2.4, '#5d656c');
  const ledge = (y: number): string => rect(62, y, 116, 9, 2, falling(pen, '#e1e5e8', '#7e868d'));
  return shadow(pen, 120, 212, 96, 8) + ledge(58) + ledge(116) + ledge(174) + post(62) + post(178) + bar([66, 168], [174, 66], 3.5, falling(pen, '#d9dee1', '#848c93'));
};

export const masonryDrawings: Readonly<Record<string, Drawing>> = {
  brick, paver, kerb, prop, scaffold, 'brick-stack': brickStack, 'wire-brick': wireBrick, 'aac-block': aacBlock, 'block-pallet': blockPallet, 'concrete-block': concreteBlock, 'grass-paver': grassPaver, 'cover-block': coverBlock,
};
