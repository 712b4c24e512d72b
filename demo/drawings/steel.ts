import { bar, circle, dark, ellipse, falling, flat, group, light, lying, metal, path, polygon, put, rect, round, shadow, sideways, stroke, toneColour, upright } from './kit.ts';
import type { Drawing, Pen, Point } from './kit.ts';

const rebarTones: Readonly<Record<string, string>> = { blue: '#646d77', tied: '#646d77', rust: '#7c665a', green: '#5e6f68', epoxy: '#3f8f63' };

const rebar: Drawing = (pen, tone) => {
  const colour = rebarTones[tone] ?? '#646d77';
  const r = 13;
  let ribs = '';
  for (let x = 8; x < 160; x += 11) ribs += `M${x} ${-r + 2}q6 ${r - 3} 3 ${r * 2 - 5}`;
  const body = pen.gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', [[0, dark(colour, 0.2)], [0.2, light(colour, 0.3)], [0.34, light(colour, 0.62)], [0.55, colour], [0.85, dark(colour, 0.5)], [1, dark(colour, 0.6)]]);
  const one = pen.part(group(rect(0, -r, 164, r * 2, 3, body) + stroke(ribs, dark(colour, 0.55), 1.7, 'opacity=".55" transform="translate(1.8 0)"') + stroke(ribs, light(colour, 0.55), 1.5, 'opacity=".5"')
    + ellipse(164, 0, 7.5, r, dark(colour, 0.35)) + ellipse(164.5, 0, 6.4, r - 1.5, flat(pen, light(colour, 0.5), 0.2, 0.1)), 'transform="rotate(26)"'));
  const at = (row: number, k: number): Point => [78 - 24 * k - 12 * row, 74 + 12 * k - 16 * row];
  const bars = [0, 1, 2].map((row) => Array.from({ length: 4 - row }, (_, k) => put(one, ...at(row, k))).join('')).join('');
  const band = (t: number): string => {
    const on = (row: number, k: number, dx: number, dy: number): string => at(row, k).map((value, i) => round(value + (i === 0 ? t * 0.9 + dx : t * 0.44 + dy))).join(' ');
    const d = `M${on(2, 0, 8, -10)}Q${on(2, 0, -6, -14)} ${on(2, 1, 0, -12)}T${on(1, 2, -8, -6)}T${on(0, 3, -10, 2)}T${on(0, 3, -4, 14)}`;
    return stroke(d, tone === 'tied' ? '#c9963a' : '#2f353b', 4.6) + stroke(d, '#fff', 1.2, 'opacity=".4" transform="translate(-.8 -.8)"');
  };
  const tag = tone === 'tied' ? group(rect(0, 0, 28, 38, 3, flat(pen, '#d9443a')) + circle(14, 6, 2.6, '#fff') + stroke('M6 16H22M6 23H22M6 30H16', '#fff', 2, 'opacity=".85"'), 'transform="translate(118 158) rotate(10)"') : '';
  return shadow(pen, 124, 190, 108, 24) + bars + band(30) + band(116) + tag;
};

const stirrup: Drawing = (pen) => {
  const one = (dx: number, dy: number, colour: string): string => {
    const d = 'M70 66H168Q176 66 176 74V180Q176 188 168 188H70Q62 188 62 180V74Q62 66 70 66L96 92M70 66Q62 66 62 74L88 100';
    return group(stroke(d, dark(colour, 0.5), 10) + stroke(d, colour, 8) + stroke(d, light(colour, 0.4), 2.4, 'transform="translate(-1.4 -1.6)" opacity=".8"') + stroke(d, dark(colour, 0.45), 8, 'stroke-dasharray="1.6 6" opacity=".5" stroke-linecap="butt"'), `transform="translate(${dx} ${dy})"`);
  };
  return shadow(pen, 122, 206, 96, 10) + one(16, -26, '#59626b') + one(6, -8, '#636c76') + one(-4, 10, '#6d7680');
};

function coilOf(pen: Pen, colour: string, turns: number): string {
  let loops = '';
  for (let i = 0; i < turns; i += 1) {
    const r = 78 - i * 5.4;
    const c = [light(colour, 0.12), colour, dark(colour, 0.16)][i % 3] ?? colour;
    loops += `<ellipse cx="${round(120 + (i % 3) * 1.5)}" cy="${round(128 - (i % 2) * 3)}" rx="${round(r)}" ry="${round(r * 0.82)}" fill="none" stroke="${c}" stroke-width="5.6"/>`
      + `<ellipse cx="${round(119 + (i % 3) * 1.5)}" cy="${round(126.5 - (i % 2) * 3)}" rx="${round(r)}" ry="${round(r * 0.82)}" fill="none" stroke="${light(colour, 0.55)}" stroke-width="1" opacity=".55"/>`;
  }
  return shadow(pen, 122, 196, 100, 16) + loops;
}

const coil: Drawing = (pen) => coilOf(pen, '#4c5258', 7) + stroke('M60 96L82 112M180 96L160 112M120 190V168', '#a8adb2', 3.4) + stroke('M196 132C214 150 214 172 204 190', '#4c5258', 3.6);

const barbed: Drawing = (pen) => {
  const barbs = Array.from({ length: 18 }, (_, i) => {
    const a = (i * Math.PI * 2) / 18;
    const r = i % 2 === 0 ? 74 : 60;
    const x = 120 + Math.cos(a) * r;
    const y = 126 + Math.sin(a) * r * 0.82;
    return `M${round(x - 9)} ${round(y - 5)}L${round(x + 9)} ${round(y + 5)}M${round(x - 6)} ${round(y + 8)}L${round(x + 6)} ${round(y - 8)}`;
  }).join('');
  return coilOf(pen, '#a3abb1', 6) + stroke(barbs, '#6d757c', 2.6) + stroke(barbs, '#e3e7ea', 1, 'transform="translate(-.8 -.8)"');
};

function rollOf(pen: Pen, pattern: string, colour: string): string {
  const body = 'M58 62V196A38 12 0 0 0 134 196V62Z';
  const sheet = 'M134 74L214 92V212L134 192Z';
  const net = pen.part(stroke(pattern, dark(colour, 0.1), 1.6));
  const inside = (shape: string, content: string): string => group(content, `clip-path="${pen.clip(`<path d="${shape}"/>`)}"`);
  return shadow(pen, 126, 204, 102, 14) + inside(sheet, path(sheet, light(colour, 0.62), 'opacity=".5"') + put(net, 0, 0)) + path(body, upright(pen, light(colour, 0.2))) + inside(body, put(net, -6, -4))
    + ellipse(96, 62, 38, 12, flat(pen, light(colour, 0.3))) + `<ellipse cx="96" cy="62" rx="28" ry="8" fill="none" stroke="${dark(colour, 0.3)}" stroke-width="2"/>` + ellipse(96, 62, 17, 4.5, dark(colour, 0.55));
}

function lines(count: number, one: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => one(i)).join('');
}

const meshRoll: Drawing = (pen) => rollOf(pen, lines(15, (i) => `M${56 + i * 11} 50V226`) + lines(16, (i) => `M50 ${52 + i * 11}H222`), '#9aa2a8');

const hexRoll: Drawing = (pen) => rollOf(pen, lines(13, (row) => lines(11, (i) => `M${50 + i * 16 + (row % 2) * 8} ${44 + row * 14}l8 5v9l-8 5`)), '#9aa2a8');

const chainlink: Drawing = (pen, tone) => {
  const wire = tone === 'green' ? '#2f8a55' : '#a5adb3';
  const d = lines(16, (i) => `M${-124 + i * 22} 42l160 160M${26 + i * 22} 42l-160 160`);
  const post = (x: number): string => rect(x, 30, 11, 184, 2, metal(pen, 'gi')) + ellipse(x + 5.5, 30, 7.5, 5, flat(pen, '#d8dde0'));
  return shadow(pen, 120, 212, 106, 8) + group(stroke(d, dark(wire, 0.35), 3) + stroke(d, light(wire, 0.18), 1.5, 'transform="translate(-.5 -.7)"'), `clip-path="${pen.clip('<path d="M26 44H214V200H26Z"/>')}"`) + stroke('M26 46H214M26 198H214', dark(wire, 0.2), 3) + post(18) + post(211);
};

function section(pen: Pen, profile: readonly Point[], dx: number, dy: number, faces: readonly (readonly [number, number, 'top' | 'side'])[]): string {
  const back = ([x, y]: Point): Point => [x + dx, y - dy];
  const at = (i: number): Point => profile[i] ?? [0, 0];
  const skins = faces.map(([i, j, kind]) => polygon([at(i), back(at(i)), back(at(j)), at(j)], kind === 'top' ? sideways(pen, '#8b939a', '#aab2b8') : sideways(pen, '#4a5158', '#626a72'))).join('');
  return skins + polygon(profile, flat(pen, '#79828a', 0.3, 0.2)) + polygon(profile, 'none', 'stroke="#dde2e6" stroke-width="1" opacity=".6"');
}

const angle: Drawing = (pen) => shadow(pen, 128, 196, 106, 16) + section(pen, [[34, 96], [46, 96], [46, 190], [128, 190], [128, 202], [34, 202]], 86, 58, [[0, 1, 'top'], [1, 2, 'side'], [2, 3, 'top'], [3, 4, 'side']]);
const channel: Drawing = (pen) => shadow(pen, 128, 196, 106, 16) + section(pen, [[30, 92], [96, 92], [96, 104], [43, 104], [43, 190], [96, 190], [96, 202], [30, 202]], 110, 52, [[5, 4, 'top'], [3, 4, 'side'], [0, 1, 'top'], [1, 2, 'side'], [5, 6, 'side']]);
const beam: Drawing = (pen) => shadow(pen, 128, 198, 108, 16) + section(pen, [[26, 84], [116, 84], [116, 97], [78, 97], [78, 189], [116, 189], [116, 202], [26, 202], [26, 189], [64, 189], [64, 97], [26, 97]], 98, 50, [[5, 4, 'top'], [3, 4, 'side'], [0, 1, 'top'], [1, 2, 'side'], [5, 6, 'side']]);
const flatBar: Drawing = (pen) => shadow(pen, 124, 190, 108, 14) + [0, 1, 2].map((i) => section(pen, [[20 + i * 8, 186 - i * 17], [86 + i * 8, 186 - i * 17], [86 + i * 8, 198 - i * 17], [20 + i * 8, 198 - i * 17]], 116, 62, [[0, 1, 'top'], [1, 2, 'side']])).join('');
const squareBar: Drawing = (pen) => shadow(pen, 124, 190, 106, 14) + ([[28, 178], [58, 178], [88, 178], [43, 154], [73, 154]] as const).map(([x, y]) => section(pen, [[x, y], [x + 23, y], [x + 23, y + 23], [x, y + 23]], 100, 60, [[0, 1, 'top'], [1, 2, 'side']])).join('');

const squareTube: Drawing = (pen) => {
  const one = (x: number, y: number, s: number): string => section(pen, [[x, y], [x + s, y], [x + s, y + s], [x, y + s]], 96, 58, [[0, 1, 'top'], [1, 2, 'side']]) + rect(x + 5, y + 5, s - 10, s - 10, 2, falling(pen, '#1f2429', '#454c53'));
  return shadow(pen, 126, 194, 108, 16) + one(24, 150, 50) + one(78, 150, 50) + one(51, 98, 50);
};

const chequer: Drawing = (pen) => {
  const marks = lines(9, (row) => lines(11, (i) => ((row + i) % 2 === 0 ? `M${20 + i * 19} ${46 + row * 19}l11 8` : `M${20 + i * 19} ${54 + row * 19}l11-8`)));
  const plate: Point[] = [[20, 150], [112, 66], [224, 106], [132, 200]];
  return shadow(pen, 124, 194, 108, 14) + polygon(plate.map(([x, y]): Point => [x, y + 9]), '#40464c') + polygon(plate, flat(pen, '#8a9299', 0.3, 0.25)) + group(stroke(marks, '#4b5258', 4.4, 'transform="translate(.8 1.2)"') + stroke(marks, '#c3c9ce', 3.4), `clip-path="${pen.clip(polygon(plate, '#000'))}"`);
};

const pipeTones: Readonly<Record<string, string>> = { gi: 'gi', ss: 'ss', satin: 'satin' };

const pipes: Drawing = (pen, tone) => {
  const metalTone = pipeTones[tone];
  const colour = tone === 'white' ? '#eef0f0' : tone === 'grey' ? '#80878d' : toneColour(tone, '#b9c0c5');
  const fill = metalTone === undefined ? lying(pen, colour) : metal(pen, metalTone, 'down');
  const rim = metalTone === undefined ? light(colour, 0.35) : '#e3e7ea';
  const bore = sideways(pen, dark(colour, 0.78), dark(colour, 0.5));
  const one = pen.part(bar([0, 0], [144, 66], 21, fill, rim, bore) + (metalTone === undefined ? stroke('M28 8L92 37', dark(colour, 0.35), 2.6, 'stroke-dasharray="9 3 4 3 12 5" stroke-linecap="butt" opacity=".5"') : ''));
  return shadow(pen, 128, 192, 110, 26) + put(one, 68, 58) + put(one, 24, 78) + put(one, 72, 100) + put(one, 28, 120);
};

export const steelDrawings: Readonly<Record<string, Drawing>> = {
  rebar, stirrup, coil, barbed, chainlink, angle, channel, beam, chequer, pipes, flat: flatBar, 'square-bar': squareBar, 'square-tube': squareTube, 'mesh-roll': meshRoll, 'hex-roll': hexRoll,
};
