/** Pens and papers of the drawings: square of 240, light from the upper left, a soft shadow on the ground. */
import { shareOf } from '../seeded.ts';

export type Label = { readonly text: string; readonly brand: string; readonly main: string; readonly accent: string; readonly ink: string };

/** Collects the gradients of one picture. */
export type Pen = {
  readonly defs: () => string;
  readonly gradient: (kind: 'linear' | 'radial', placing: string, stops: readonly Stop[]) => string;
  readonly clip: (shape: string) => string;
  /** Keeps a shape to be set down several times with `put`. */
  readonly part: (shape: string) => string;
};

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Drawing = (pen: Pen, tone: string, label: Label) => string;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function newPen(prefix: string): Pen {
  const made = new Map<string, string>();
  const keep = (content: (id: string) => string): string => {
    const key = content('');
    const known = made.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}${made.size.toString(36)}`;
    made.set(key, id);
    written.push(content(id));
    return id;
  };
  const written: string[] = [];
  return {
    defs: () => written.join(''),
    gradient: (kind, placing, stops) => {
      const inside = stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');
      return `url(#${keep((id) => `<${kind}Gradient id="${id}"${placing}>${inside}</${kind}Gradient>`)})`;
    },
    part: (shape) => keep((id) => `<g id="${id}">${shape}</g>`),
    clip: (shape) => `url(#${keep((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
  };
}

// Colours

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(from: string, to: string, part: number): string {
  const a = channels(from);
  const b = channels(to);
  const one = (i: 0 | 1 | 2): string => Math.round(a[i] + (b[i] - a[i]) * part).toString(16).padStart(2, '0');
  return `#${one(0)}${one(1)}${one(2)}`;
}

export function light(colour: string, part: number): string {
  return mix(colour, '#ffffff', part);
}

export function dark(colour: string, part: number): string {
  return mix(colour, '#12161c', part);
}

// Surfaces

const across = ' x1="0" x2="1"';
const downward = ' x1="0" y1="0" x2="0" y2="1"';
const slanted = ' x1="0" y1="0" x2="1" y2="1"';

function rounded(colour: string): Stop[] {
  return [[0, dark(colour, 0.3)], [0.1, colour], [0.28, light(colour, 0.42)], [0.5, colour], [0.85, dark(colour, 0.34)], [1, dark(colour, 0.2)]];
}

/** An upright round body. */
export function upright(pen: Pen, colour: string): string {
  return pen.gradient('linear', across, rounded(colour));
}

/** A lying round body. */
export function lying(pen: Pen, colour: string): string {
  return pen.gradient('linear', downward, rounded(colour));
}

/** A flat face, lighter towards the lamp. */
export function flat(pen: Pen, colour: string, lift = 0.16, fall = 0.16): string {
  return pen.gradient('linear', slanted, [[0, light(colour, lift)], [0.5, colour], [1, dark(colour, fall)]]);
}

export function falling(pen: Pen, from: string, to: string): string {
  return pen.gradient('linear', downward, [[0, from], [1, to]]);
}

export function sideways(pen: Pen, from: string, to: string): string {
  return pen.gradient('linear', across, [[0, from], [1, to]]);
}

export function ball(pen: Pen, colour: string): string {
  return pen.gradient('radial', ' cx=".36" cy=".3" r=".8"', [[0, light(colour, 0.65)], [0.35, light(colour, 0.15)], [0.75, dark(colour, 0.18)], [1, dark(colour, 0.42)]]);
}

const metals: Readonly<Record<string, readonly string[]>> = {
  chrome: ['#626b74', '#dde3e8', '#ffffff', '#a5aeb6', '#737d86', '#cbd2d8', '#5b646d'],
  ss: ['#7b848c', '#d6dbdf', '#f8fafb', '#b4bbc1', '#8b949b', '#cfd5d9', '#737c84'],
  black: ['#17191c', '#4b5056', '#868c93', '#363a3f', '#1d2023', '#43484e', '#111315'],
  gold: ['#8a6326', '#efd595', '#fff3cd', '#d3a850', '#9c7128', '#e6c47a', '#7a551b'],
  antique: ['#4f3e22', '#b09766', '#dac69a', '#8d7443', '#614d2a', '#a98f5c', '#45371f'],
  satin: ['#7e8285', '#cdd0d2', '#eceeee', '#b2b6b9', '#919598', '#c2c5c7', '#74787b'],
  rose: ['#925649', '#efc3b4', '#ffe8df', '#d59c8b', '#a96c5f', '#e6b6a6', '#834d42'],
  brass: ['#8b6620', '#f0d78c', '#fff5d0', '#d8b052', '#a47d28', '#eacf84', '#7b5815'],
  gi: ['#7f878d', '#c4cace', '#e6eaec', '#a9b0b5', '#8a9298', '#bcc3c8', '#727a80'],
  mill: ['#3f454b', '#7b838a', '#a1a9af', '#656d74', '#484f55', '#737b82', '#373c41'],
};
const offsets = [0, 0.16, 0.28, 0.46, 0.68, 0.86, 1];

/** A bright metal; `way` tells how its bands run. */
export function metal(pen: Pen, tone: string, way: 'across' | 'down' | 'slant' = 'across'): string {
  const colours = metals[tone] ?? metals.ss ?? [];
  const placing = way === 'across' ? across : way === 'down' ? downward : slanted;
  return pen.gradient('linear', placing, colours.map((colour, i) => [offsets[i] ?? 1, colour]));
}

export function metalColour(tone: string): string {
  return (metals[tone] ?? metals.ss)?.[3] ?? '#aab2b9';
}

export function metalBall(pen: Pen, tone: string): string {
  const colours = metals[tone] ?? metals.ss ?? [];
  const at = (i: number): string => colours[i] ?? '#888888';
  return pen.gradient('radial', ' cx=".36" cy=".3" r=".82"', [[0, at(2)], [0.3, at(1)], [0.62, at(3)], [0.88, at(4)], [1, at(0)]]);
}

// Shapes

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more.includes('linecap') ? '' : ' stroke-linecap="round"'} stroke-linejoin="round"${more === '' ? '' : ` ${more}`}/>`;
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${r === 0 ? '' : ` rx="${r}"`} fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export function group(inside: string, more: string): string {
  return `<g ${more}>${inside}</g>`;
}

export type Point = readonly [number, number];

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  const [first, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return path(`M${first ?? ''}L${rest.join(' ')}Z`, fill, more);
}

/** Lettering that fits a width. */
export function letters(text: string, x: number, y: number, size: number, width: number, colour: string, more = ''): string {
  const fit = Math.min(size, width / (0.68 * Math.max(1, text.length)));
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${round(fit)}" text-anchor="middle" fill="${colour}"${more === '' ? '' : ` ${more}`}>${text}</text>`;
}

export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry: number, depth = 0.42): string {
  const fill = pen.gradient('radial', '', [[0, '#1b2028', depth], [0.55, '#1b2028', Math.round(depth * 55) / 100], [1, '#1b2028', 0]]);
  return ellipse(cx, cy, rx, ry, fill);
}

/** Front, top and right side of a box; `dx`, `dy` lead to the back. */
export function box(pen: Pen, x: number, y: number, w: number, h: number, dx: number, dy: number, colour: string): string {
  return polygon([[x, y], [x + dx, y - dy], [x + w + dx, y - dy], [x + w, y]], flat(pen, light(colour, 0.22), 0.2, 0.02))
    + polygon([[x + w, y], [x + w + dx, y - dy], [x + w + dx, y + h - dy], [x + w, y + h]], falling(pen, dark(colour, 0.22), dark(colour, 0.4)))
    + rect(x, y, w, h, 0, flat(pen, colour));
}

/** A block seen over its front corner: `a` runs to the left, `b` to the right, in pixels along the edge. */
export function block(pen: Pen, cx: number, base: number, a: number, b: number, h: number, colour: string): string {
  const left: Point = [cx - a * 0.87, base - a * 0.45];
  const right: Point = [cx + b * 0.87, base - b * 0.45];
  const back: Point = [left[0] + right[0] - cx, left[1] + right[1] - base];
  const up = ([x, y]: Point): Point => [x, y - h];
  return polygon([up(left), up(back), up(right), [cx, base - h]], flat(pen, light(colour, 0.25), 0.22, 0.04))
    + polygon([left, [cx, base], [cx, base - h], up(left)], falling(pen, light(colour, 0.04), dark(colour, 0.12)))
    + polygon([[cx, base], right, up(right), [cx, base - h]], falling(pen, dark(colour, 0.22), dark(colour, 0.36)));
}

export function put(part: string, x: number, y: number): string {
  return `<use href="#${part}" x="${round(x)}" y="${round(y)}"/>`;
}

/** A straight round bar between two points, with a flat end shown at the second. */
export function bar(from: Point, to: Point, radius: number, fill: string, end?: string, bore?: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const tip = radius * 0.42;
  const face = end === undefined ? '' : ellipse(length, 0, tip, radius, end) + (bore === undefined ? '' : ellipse(length, 0, tip * 0.72, radius * 0.74, bore));
  const body = path(`M0 ${-radius}H${round(length)}A${round(tip)} ${radius} 0 0 1 ${round(length)} ${radius}H0A${round(tip)} ${radius} 0 0 1 0 ${-radius}Z`, fill);
  return group(body + face, `transform="translate(${round(from[0])} ${round(from[1])}) rotate(${round(angle)})"`);
}

/** An upright round vessel with an oval top. */
export function vessel(pen: Pen, cx: number, top: number, bottom: number, rx: number, ry: number, colour: string, narrow = 0): string {
  const r = rx - narrow;
  return path(`M${cx - rx} ${top}L${cx - r} ${bottom}A${r} ${ry} 0 0 0 ${cx + r} ${bottom}L${cx + rx} ${top}Z`, upright(pen, colour))
    + ellipse(cx, top, rx, ry, flat(pen, light(colour, 0.3), 0.25, 0.1));
}

/** Points strewn over an area, the same for the same seed. */
export function strew(seed: string, count: number, x: readonly [number, number], y: readonly [number, number]): { x: number; y: number; s: number }[] {
  return Array.from({ length: count }, (_, i) => ({
    x: round(x[0] + (x[1] - x[0]) * shareOf(`${seed} x${i}`)),
    y: round(y[0] + (y[1] - y[0]) * shareOf(`${seed} y${i}`)),
    s: shareOf(`${seed} s${i}`),
  }));
}

/** Many small dots as one path. */
export function dots(seed: string, count: number, x: readonly [number, number], y: readonly [number, number], size: number): string {
  return strew(seed, count, x, y).map((dot) => `M${dot.x} ${dot.y}h${round(size * (0.5 + dot.s))}v${round(size * (0.4 + dot.s * 0.8))}h-${round(size * (0.5 + dot.s))}z`).join('');
}

const tones: Readonly<Record<string, string>> = {
  white: '#f2f1ed', black: '#2b2e33', grey: '#a2a5a6', red: '#b5412f', blue: '#2f6db3', green: '#3b7d4f', yellow: '#e9b62f', brown: '#7a5235', orange: '#e8742c', lime: '#b6d63a',
  kraft: '#d8c6a6', cream: '#efe3c8', ivory: '#f0e9d8', amber: '#d99a2b', peach: '#f3bfa0', mint: '#bfe0cb', sky: '#a9cfe8', sand: '#dcc39a', forest: '#2f5f45', brick: '#a64b36', oxide: '#8c3a2b',
  teak: '#b07a41', walnut: '#6d4a33', oak: '#c9a06a', ash: '#a79c8f', wenge: '#43322b', rosewood: '#6b2f26', wood: '#b98a55', plain: '#e3c69a', slategrey: '#6a7078', terracotta: '#b9603d', ochre: '#d09a55',
  cpvc: '#e9dcae', swr: '#8b9299', graphite: '#3f444a', clear: '#cfe4ea', bronze: '#a98662', coffee: '#5a4335', snow: '#efeeea', fibre: '#e0a62c', gi: '#b9c0c5', frp: '#dfe7d0', cement: '#b5b4ae',
};

export function toneColour(tone: string, otherwise = '#b0b0b0'): string {
  return tones[tone] ?? otherwise;
}
