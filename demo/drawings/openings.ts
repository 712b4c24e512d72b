import { circle, dark, ellipse, falling, flat, group, light, metal, metalBall, path, polygon, rect, round, shadow, strew, stroke } from './kit.ts';
import type { Drawing, Pen } from './kit.ts';

const woods: Readonly<Record<string, string>> = { teak: '#a86b34', rosewood: '#6e3226', walnut: '#70492f', ash: '#b1a597', plain: '#dcb983', cream: '#efe5cf', wood: '#b5793f', brown: '#5b3a29' };

function grain(seed: string, colour: string): string {
  return strew(seed, 9, [70, 168], [22, 40]).map((line) => stroke(`M${line.x} 22q${round(line.s * 14 - 7)} 50 ${round(line.s * 4)} 94t${round(4 - line.s * 8)} 92`, dark(colour, 0.45), round(0.8 + line.s), 'opacity=".35"')).join('');
}

/** A door leaf standing free, its edge at the right. */
function leaf(pen: Pen, colour: string, seed: string): string {
  const grained = seed === '' ? '' : group(grain(seed, colour), `clip-path="${pen.clip('<path d="M66 20H170V210H66Z"/>')}"`);
  return shadow(pen, 124, 211, 72, 8) + polygon([[170, 20], [180, 26], [180, 206], [170, 211]], dark(colour, 0.5)) + rect(66, 20, 104, 191, 2, flat(pen, colour, 0.16, 0.14)) + grained + stroke('M67 20V210', light(colour, 0.5), 1.4, 'opacity=".7"');
}

function knob(pen: Pen, tone = 'satin'): string {
  return rect(150, 108, 10, 34, 4, metal(pen, tone)) + path('M155 117H128Q122 117 122 121T128 126H155Z', metal(pen, tone, 'down'));
}

const door: Drawing = (pen, tone) => {
  const c = woods[tone] ?? '#a86b34';
  return leaf(pen, c, `door ${tone}`) + stroke('M66 66H170M66 164H170', dark(c, 0.5), 1.6, 'opacity=".6"') + stroke('M66 68H170M66 166H170', light(c, 0.4), 1, 'opacity=".5"') + rect(96, 20, 5, 191, 0, metal(pen, 'satin')) + knob(pen);
};

const flushDoor: Drawing = (pen, tone) => {
  const c = woods[tone] ?? '#dcb983';
  const core = tone === 'plain' ? rect(66, 20, 104, 9, 0, dark(c, 0.2)) + Array.from({ length: 8 }, (_, i) => rect(67 + i * 13, 21, 11, 7, 0, i % 2 === 0 ? light(c, 0.2) : '#c79a60')).join('') : '';
  return leaf(pen, c, tone === 'cream' ? '' : `flush ${tone}`) + core + (tone === 'plain' ? '' : knob(pen));
};

const panelDoor: Drawing = (pen, tone) => {
  const c = woods[tone] ?? '#a86b34';
  const panel = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, 2, dark(c, 0.42)) + rect(x + 2.5, y + 2.5, w - 3, h - 3, 1, light(c, 0.22)) + rect(x + 4, y + 4, w - 8, h - 8, 1, flat(pen, c, 0.2, 0.2)) + rect(x + 8, y + 8, w - 16, h - 16, 1, flat(pen, light(c, 0.1), 0.24, 0.16), `stroke="${dark(c, 0.35)}" stroke-width="1"`);
  return shadow(pen, 122, 212, 98, 8) + path('M38 14H206V212H188V30H56V212H38Z', flat(pen, dark(c, 0.12), 0.2, 0.2)) + rect(56, 30, 132, 182, 0, dark(c, 0.6)) + rect(60, 33, 124, 178, 1, flat(pen, c, 0.16, 0.12)) + group(grain(`panel ${tone}`, c), 'transform="translate(2 6)" opacity=".7"') + [46, 100, 154].map((y) => panel(70, y, 48, 46) + panel(126, y, 48, 46)).join('') + rect(120, 106, 7, 42, 3, metal(pen, 'brass')) + circle(123.5, 156, 5, metalBall(pen, 'brass'));
};

const steelDoor: Drawing = (pen) => {
  const c = '#5f4030';
  return shadow(pen, 122, 212, 92, 8) + path('M44 14H200V212H184V28H60V212H44Z', metal(pen, 'mill', 'slant')) + rect(60, 28, 124, 184, 1, flat(pen, c, 0.24, 0.2)) + rect(74, 42, 96, 156, 3, 'none', `stroke="${dark(c, 0.5)}" stroke-width="3"`) + rect(75.5, 43.5, 96, 156, 3, 'none', `stroke="${light(c, 0.3)}" stroke-width="1"`) + [56, 84, 112, 140, 168].map((y) => rect(90, y, 62, 16, 2, flat(pen, light(c, 0.08), 0.25, 0.2), `stroke="${dark(c, 0.4)}" stroke-width="1"`)).join('') + rect(158, 96, 12, 60, 5, metal(pen, 'brass')) + circle(164, 170, 5, metalBall(pen, 'brass')) + circle(164, 84, 4, '#1b2025') + circle(122, 48, 3.4, metalBall(pen, 'brass'));
};

const doorFrame: Drawing = (pen) => {
  const c = '#eadfc6';
  return shadow(pen, 122, 210, 98, 8) + path('M42 18H202V210H176V44H68V210H42Z', flat(pen, c, 0.3, 0.12)) + path('M68 44H176V54H80V210H68Z', dark(c, 0.3)) + path('M176 54V210H170V54Z', light(c, 0.3)) + polygon([[202, 18], [212, 24], [212, 206], [202, 210]], dark(c, 0.45)) + stroke('M42 18L68 44M202 18L176 44', dark(c, 0.5), 1.6) + stroke('M52 60V200M186 60V200', dark(c, 0.25), 1.2, 'opacity=".6"');
};

const glassFill = (pen: Pen): string => pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, '#f2fafc'], [0.35, '#c3dee8'], [0.36, '#d9ebf1'], [0.6, '#aacbd8'], [1, '#8fb5c5']]);

const windowDrawing: Drawing = (pen) => shadow(pen, 122, 206, 108, 9) + rect(20, 34, 204, 170, 4, '#b4babe') + rect(16, 30, 204, 170, 4, flat(pen, '#f5f6f6', 0.4, 0.1)) + rect(28, 42, 180, 146, 2, '#9aa2a8') + rect(110, 46, 96, 138, 2, flat(pen, '#f0f1f1', 0.3, 0.12)) + rect(120, 56, 76, 118, 1, glassFill(pen)) + rect(30, 44, 98, 142, 2, '#c3c8cb') + rect(30, 42, 98, 142, 2, flat(pen, '#fbfbfb', 0.3, 0.1)) + rect(41, 54, 76, 118, 1, glassFill(pen)) + path('M41 54H84L52 172H41Z', '#fff', 'opacity=".35"') + rect(119, 100, 6, 28, 3, metal(pen, 'satin')) + rect(10, 198, 216, 8, 3, falling(pen, '#ffffff', '#b4babe'));

const casement: Drawing = (pen, tone) => {
  const c = tone === 'white' ? '#eeefef' : '#33383d';
  return shadow(pen, 122, 208, 104, 9) + path('M58 28H216V206H58Z', flat(pen, c, 0.3, 0.2)) + rect(69, 39, 136, 156, 0, glassFill(pen)) + rect(132, 39, 9, 156, 0, flat(pen, c, 0.3, 0.2)) + polygon([[64, 34], [64, 200], [22, 212], [22, 24]], flat(pen, c, 0.34, 0.16)) + polygon([[57, 45], [57, 190], [30, 197], [30, 38]], glassFill(pen)) + polygon([[57, 45], [44, 42], [36, 195], [30, 197], [30, 38]], '#fff', 'opacity=".3"') + rect(24, 112, 6, 26, 3, metal(pen, 'satin')) + path('M141 39H176L150 195H141Z', '#fff', 'opacity=".3"');
};

const glass: Drawing = (pen, tone) => {
  const c = { clear: '#cfe6ee', bronze: '#b58f5f', green: '#9fd0bd' }[tone] ?? '#cfe6ee';
  const one = (x: number, y: number): string => polygon([[x, y + 20], [x + 128, y], [x + 128, y + 140], [x, y + 160]], pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, light(c, 0.6), 0.85], [0.5, c, 0.7], [1, dark(c, 0.2), 0.85]])) + polygon([[x, y + 160], [x + 128, y + 140], [x + 132, y + 143], [x + 5, y + 164]], dark(c, 0.45)) + polygon([[x + 128, y], [x + 132, y + 3], [x + 132, y + 143], [x + 128, y + 140]], dark(c, 0.3)) + stroke(`M${x} ${y + 160}V${y + 20}L${x + 128} ${y}`, '#fff', 2, 'opacity=".9"') + polygon([[x + 16, y + 17.5], [x + 50, y + 12], [x + 22, y + 156.5], [x + 4, y + 159.5]], '#fff', 'opacity=".4"') + polygon([[x + 62, y + 10.5], [x + 74, y + 8.5], [x + 46, y + 152.5], [x + 36, y + 154]], '#fff', 'opacity=".35"');
  return shadow(pen, 124, 204, 104, 11) + one(84, 22) + one(58, 30) + one(32, 38);
};

const mirror: Drawing = (pen, tone) => {
  const silver = pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, '#f7fbfc'], [0.3, '#cfdde3'], [0.31, '#e6eff2'], [0.52, '#b5c8d0'], [0.53, '#d3e0e5'], [1, '#9bb3bd']]);
  if (tone === 'round') return shadow(pen, 122, 214, 74, 7) + circle(124, 120, 90, '#6d757c', 'opacity=".5"') + circle(120, 114, 90, metal(pen, 'black', 'slant')) + circle(120, 114, 82, silver) + path('M70 60L116 34L64 176Q42 150 40 116Z', '#fff', 'opacity=".35"');
  const led = tone === 'led';
  return (led ? ellipse(120, 118, 118, 118, pen.gradient('radial', '', [[0.55, '#fff3c9', 0.9], [1, '#fff3c9', 0]])) : '') + shadow(pen, 122, 212, 90, 8) + rect(42, 22, 164, 186, 10, '#6d757c', 'opacity=".5"') + rect(38, 18, 164, 186, 10, led ? '#fffbea' : metal(pen, 'gold', 'slant')) + rect(led ? 46 : 45, led ? 26 : 25, led ? 148 : 150, led ? 170 : 172, 6, silver) + (led ? rect(58, 38, 124, 146, 4, 'none', 'stroke="#fff7d8" stroke-width="7"') + circle(120, 172, 7, '#6f8a96', 'opacity=".6"') : '') + path('M52 32H96L60 190H52Z', '#fff', 'opacity=".35"');
};

export const openingDrawings: Readonly<Record<string, Drawing>> = { door, window: windowDrawing, casement, glass, mirror, 'flush-door': flushDoor, 'panel-door': panelDoor, 'steel-door': steelDoor, 'door-frame': doorFrame };
