import { bar, box, circle, dark, ellipse, falling, flat, group, lying, metal, metalBall, metalColour, path, polygon, rect, shadow, stroke } from './kit.ts';
import type { Drawing, Pen } from './kit.ts';

const screwHole = (pen: Pen, x: number, y: number, r = 5): string => circle(x, y, r, '#3a4046') + circle(x + 0.6, y + 0.8, r * 0.72, metalBall(pen, 'gi')) + stroke(`M${x - r * 0.4} ${y - r * 0.2}l${r * 0.9} ${r}`, '#2b3036', 1.2);

const lever: Drawing = (pen, tone) => {
  const c = metalColour(tone);
  const arm = 'M74 90C90 88 100 92 116 93L200 95Q214 96 214 107T200 119L116 120C100 121 90 124 74 122Q58 120 58 106T74 90Z';
  return ellipse(82, 120, 46, 46, dark(c, 0.6), 'opacity=".35"') + circle(74, 108, 46, metalBall(pen, tone)) + circle(74, 108, 39, 'none', 'stroke="#fff" stroke-width="1" opacity=".35"') + path(arm, '#1b2028', 'opacity=".28" transform="translate(6 12)"') + path(arm, metal(pen, tone, 'down')) + stroke('M70 97C88 94 100 98 118 99L200 101', '#fff', 2, `opacity="${tone === 'black' ? 0.25 : 0.7}"`) + circle(74, 106, 13, metalBall(pen, tone), 'opacity=".7"')
    + ellipse(80, 190, 27, 27, dark(c, 0.6), 'opacity=".3"') + circle(75, 184, 26, metalBall(pen, tone)) + circle(75, 179, 6, '#14181c') + path('M72 181H78L81 196H69Z', '#14181c') + shadow(pen, 126, 216, 88, 5, 0.16);
};

const pull: Drawing = (pen, tone) => shadow(pen, 128, 210, 40, 8) + path('M128 34V206', 'none', 'stroke="#1b2028" stroke-width="16" stroke-linecap="round" opacity=".18" transform="translate(14 8)"') + [62, 176].map((y) => rect(84, y - 9, 40, 18, 3, metal(pen, tone, 'down')) + ellipse(86, y, 9, 20, metalBall(pen, tone))).join('') + rect(112, 18, 24, 204, 12, metal(pen, tone)) + rect(112, 52, 24, 3, 0, '#000', 'opacity=".2"') + rect(112, 186, 24, 3, 0, '#000', 'opacity=".2"');

const hinge: Drawing = (pen, tone) => {
  const holes = [52, 98, 142, 188].map((y) => screwHole(pen, 62, y, 7) + screwHole(pen, 178, y, 7)).join('');
  return shadow(pen, 124, 212, 98, 8, 0.3) + rect(32, 32, 84, 176, 7, dark(metalColour(tone), 0.5), 'transform="translate(3 4)"') + rect(124, 32, 84, 176, 7, dark(metalColour(tone), 0.5), 'transform="translate(3 4)"') + rect(32, 32, 84, 176, 7, metal(pen, tone, 'slant')) + rect(124, 32, 84, 176, 7, metal(pen, tone, 'slant')) + holes + [0, 1, 2, 3, 4].map((i) => rect(108, 30 + i * 36.4, 24, 34.6, 2, metal(pen, tone))).join('') + rect(110, 22, 20, 9, 4, metal(pen, tone)) + rect(110, 211, 20, 8, 4, metal(pen, tone));
};

const towerBolt: Drawing = (pen, tone) => shadow(pen, 128, 204, 40, 8, 0.25) + group(rect(-26, -100, 52, 168, 5, dark(metalColour(tone), 0.5), 'transform="translate(4 5)"') + rect(-26, -100, 52, 168, 5, metal(pen, tone, 'slant')) + rect(-9, -112, 18, 200, 8, metal(pen, tone)) + [-84, -22, 40].map((y) => rect(-17, y - 9, 34, 20, 4, metal(pen, tone))).join('') + rect(6, 2, 26, 13, 6, metal(pen, tone, 'down')) + [-92, 58].map((y) => screwHole(pen, -19, y, 4) + screwHole(pen, 19, y, 4)).join('') + rect(-24, 80, 48, 22, 4, metal(pen, tone, 'slant')) + rect(-12, 84, 24, 14, 3, metal(pen, tone)), 'transform="translate(120 122) rotate(14)"');

const stopper: Drawing = (pen, tone) => shadow(pen, 120, 196, 96, 11) + ellipse(66, 122, 18, 46, dark(metalColour(tone), 0.4)) + ellipse(58, 120, 18, 46, metalBall(pen, tone)) + rect(58, 96, 92, 48, 4, metal(pen, tone, 'down')) + ellipse(150, 120, 12, 34, metalBall(pen, tone)) + rect(150, 90, 24, 60, 3, metal(pen, tone, 'down')) + ellipse(174, 120, 13, 30, flat(pen, '#3b4147', 0.3, 0.2)) + ellipse(176, 120, 8, 18, '#8d959c') + screwHole(pen, 54, 92, 4) + screwHole(pen, 54, 148, 4);

const closer: Drawing = (pen, tone) => shadow(pen, 122, 204, 100, 8, 0.26) + group(bar([60, 90], [206, 40], 7, metal(pen, tone, 'down')) + bar([206, 42], [122, 26], 6, metal(pen, tone, 'down')) + circle(206, 42, 9, metalBall(pen, tone)) + rect(96, 16, 40, 16, 4, metal(pen, tone, 'down')), '') + rect(30, 110, 184, 62, 12, dark(metalColour(tone), 0.5), 'transform="translate(3 6)"') + rect(30, 106, 184, 62, 12, metal(pen, tone, 'down')) + circle(60, 108, 15, metalBall(pen, tone)) + circle(60, 92, 10, metalBall(pen, tone)) + [48, 196].map((x) => screwHole(pen, x, 150, 5)).join('') + rect(92, 126, 64, 20, 3, '#fff', 'opacity=".35"') + circle(200, 122, 5, '#3a4046');

const padlock: Drawing = (pen, tone) => shadow(pen, 122, 208, 82, 11) + path('M78 116V78A42 44 0 0 1 162 78V116', 'none', 'stroke="#4d565e" stroke-width="20"') + path('M78 116V78A42 44 0 0 1 162 78V116', 'none', `stroke="${'#c9d0d5'}" stroke-width="14"`) + path('M74 116V78A46 48 0 0 1 120 31', 'none', 'stroke="#fff" stroke-width="4" opacity=".8"') + rect(52, 104, 136, 104, 14, metal(pen, tone)) + rect(52, 104, 136, 12, 6, '#fff', 'opacity=".28"') + rect(62, 118, 116, 78, 8, 'none', 'stroke="#6b4d12" stroke-width="1.4" opacity=".5"') + circle(120, 150, 13, falling(pen, '#8b6620', '#f0d78c')) + circle(120, 147, 6, '#23180a') + path('M117 149H123L126 168H114Z', '#23180a');

const roundLock: Drawing = (pen) => shadow(pen, 122, 206, 88, 11) + circle(124, 122, 88, '#4d565e') + circle(120, 116, 88, metalBall(pen, 'chrome')) + circle(120, 116, 74, metal(pen, 'ss', 'slant')) + path('M84 56A70 70 0 0 1 156 56L146 84A44 44 0 0 0 94 84Z', '#20262c') + stroke('M86 66Q120 44 154 66', metalColour('chrome'), 15) + stroke('M86 63Q120 41 150 61', '#fff', 3, 'opacity=".8"') + circle(120, 140, 20, metalBall(pen, 'brass')) + rect(116.5, 126, 7, 28, 3, '#23180a') + circle(120, 116, 74, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".5"');

const cylinder: Drawing = (pen, tone) => shadow(pen, 122, 186, 104, 12) + path('M46 96H196V150Q196 160 186 160H138V150H104V160H56Q46 160 46 150Z', metal(pen, tone, 'down')) + rect(28, 62, 186, 58, 28, metal(pen, tone, 'down')) + rect(104, 58, 34, 104, 3, falling(pen, '#8d959c', '#4d565e')) + path('M108 60L134 60L128 34Q121 26 114 34Z', falling(pen, '#cfd5d9', '#737c84')) + ellipse(214, 91, 9, 28, metalBall(pen, tone)) + rect(209, 84, 9, 14, 2, '#1b2025') + group(circle(0, 0, 20, metal(pen, 'brass', 'slant')) + circle(-4, 0, 6, '#F1EEEA') + path('M16-6H66L72 0L66 6H60L56 2L50 6L46 2L40 6H16Z', metal(pen, 'brass', 'down')), 'transform="translate(60 194) rotate(-8)"');

const mortiseLock: Drawing = (pen, tone) => shadow(pen, 124, 212, 90, 8) + box(pen, 66, 42, 104, 150, 14, 10, '#8f979d') + rect(66, 42, 104, 150, 3, metal(pen, 'gi', 'slant')) + circle(112, 84, 15, '#2a2f35') + rect(105, 77, 14, 14, 1, '#a9b1b7') + path('M103 126A15 15 0 1 1 129 126L124 156H108Z', '#2a2f35') + rect(48, 24, 20, 192, 5, metal(pen, tone)) + path('M48 72H26Q22 84 36 94H48Z', metal(pen, 'brass', 'down')) + [124, 146].map((y) => rect(24, y, 30, 14, 5, metal(pen, 'brass', 'down'))).join('') + screwHole(pen, 58, 38, 5) + screwHole(pen, 58, 202, 5) + [[84, 60], [156, 60], [84, 176], [156, 176]].map(([x = 0, y = 0]) => screwHole(pen, x, y, 4)).join('');

const rimLock: Drawing = (pen) => shadow(pen, 124, 204, 104, 10) + box(pen, 40, 62, 128, 120, 12, 9, '#6a4a35') + rect(40, 62, 128, 120, 8, flat(pen, '#7d5a42', 0.3, 0.2)) + [84, 114, 144].map((y) => rect(10, y, 40, 18, 8, metal(pen, 'brass', 'down'))).join('') + circle(98, 112, 26, metalBall(pen, 'brass')) + rect(92, 84, 12, 56, 6, metal(pen, 'brass')) + circle(144, 146, 13, metalBall(pen, 'satin')) + rect(142, 138, 4, 14, 1, '#23282d') + rect(190, 66, 30, 112, 5, metal(pen, 'brass', 'slant')) + screwHole(pen, 205, 84, 5) + screwHole(pen, 205, 160, 5) + [[52, 74], [156, 74], [52, 170], [156, 170]].map(([x = 0, y = 0]) => screwHole(pen, x, y, 4)).join('');

const digitalLock: Drawing = (pen) => {
  const keys = Array.from({ length: 12 }, (_, i) => circle(82 + (i % 3) * 16, 82 + Math.floor(i / 3) * 17, 5.4, '#2f363d') + circle(82 + (i % 3) * 16, 82 + Math.floor(i / 3) * 17, 2, '#8fd3ff')).join('');
  return shadow(pen, 122, 214, 70, 8) + rect(66, 18, 72, 196, 16, '#0d0f12', 'transform="translate(4 5)"') + rect(64, 16, 72, 198, 16, flat(pen, '#24282d', 0.25, 0.2)) + path('M66 30Q66 18 80 18H110L84 212H80Q66 212 66 200Z', '#fff', 'opacity=".07"') + circle(98, 48, 13, '#14181c', 'stroke="#4fb3ff" stroke-width="1.6"') + stroke('M92 52Q98 36 104 52M95 54Q98 44 101 54', '#4fb3ff', 1.6) + keys + path('M98 162Q104 156 116 157L206 160Q216 162 216 171T206 182L114 184Q100 186 98 178Z', metal(pen, 'satin', 'down')) + circle(98, 170, 17, metalBall(pen, 'satin'));
};

const cabinetHandle: Drawing = (pen, tone) => {
  const one = (y: number): string => path(`M34 ${y + 26}V${y + 12}Q36 ${y - 10} 70 ${y - 10}H172Q206 ${y - 10} 208 ${y + 12}V${y + 26}H192V${y + 18}Q190 ${y + 8} 172 ${y + 8}H70Q52 ${y + 8} 50 ${y + 18}V${y + 26}Z`, metal(pen, tone, 'down')) + stroke(`M44 ${y + 8}Q50 ${y - 5} 72 ${y - 5}H170`, '#fff', 2, `opacity="${tone === 'black' ? 0.25 : 0.75}"`) + [42, 200].map((x) => ellipse(x, y + 27, 10, 4, dark(metalColour(tone), 0.4))).join('');
  return shadow(pen, 122, 112, 96, 6, 0.24) + one(76) + shadow(pen, 122, 188, 96, 6, 0.24) + one(152);
};

const drawerChannel: Drawing = (pen) => {
  const one = (x: number, y: number): string => group(rect(0, 0, 204, 40, 3, lying(pen, '#a9b1b7')) + rect(0, 10, 204, 20, 0, falling(pen, '#6d757c', '#99a1a7')) + rect(40, 9, 196 - 40, 22, 2, lying(pen, '#d3d8dc')) + Array.from({ length: 9 }, (_, i) => circle(50 + i * 17, 7, 3, metalBall(pen, 'chrome'))).join('') + [58, 110, 162].map((hx) => circle(hx, 20, 4.6, '#3b4248')).join('') + rect(184, 6, 24, 28, 4, '#2f6db3'), `transform="translate(${x} ${y}) rotate(-16)"`);
  return shadow(pen, 124, 196, 108, 12) + one(16, 112) + one(26, 164);
};

const basket: Drawing = (pen) => {
  const wires = Array.from({ length: 15 }, (_, i) => `M${34 + i * 12.3} 92V186`).join('');
  return shadow(pen, 124, 196, 108, 12) + polygon([[30, 90], [60, 52], [220, 52], [212, 90]], '#c3c9ce', 'opacity=".35"') + stroke(Array.from({ length: 12 }, (_, i) => `M${62 + i * 14} 54L${34 + i * 16} 90`).join(''), '#8d959c', 2) + stroke('M60 52H220V150L212 186', metalColour('ss'), 5) + stroke(wires, '#7d858c', 3) + stroke(wires, '#f2f5f6', 1.1, 'transform="translate(-.8 0)"') + stroke('M28 132H212M30 186H212', '#9aa2a8', 4) + stroke('M26 92H214', '#5d656c', 8) + stroke('M26 91H214', '#dfe4e7', 5) + stroke('M28 92L60 52', '#dfe4e7', 5) + stroke('M214 92L220 54', '#b4bbc0', 5);
};

const cupHinge: Drawing = (pen) => shadow(pen, 122, 204, 92, 9, 0.28) + group(rect(-40, -8, 150, 44, 6, metal(pen, 'ss', 'down')) + rect(30, -12, 86, 52, 6, metal(pen, 'chrome', 'down')) + screwHole(pen, 64, 14, 7) + screwHole(pen, 96, 14, 6) + rect(-26, 2, 40, 24, 3, '#7d858c') + ellipse(-66, 14, 46, 46, metalBall(pen, 'ss')) + ellipse(-66, 14, 34, 34, falling(pen, '#7d858c', '#d9dee1')) + rect(-84, -34, 36, 14, 6, metal(pen, 'ss', 'slant')) + rect(-84, 48, 36, 14, 6, metal(pen, 'ss', 'slant')) + screwHole(pen, -66, -28, 5) + screwHole(pen, -66, 56, 5) + path('M-66 0H-20Q-10 0-10 14T-20 28H-66Z', metal(pen, 'chrome', 'down')), 'transform="translate(112 108) rotate(-14)"');

const screwTones: Readonly<Record<string, string>> = { ss: 'ss', zinc: 'gold', black: 'black' };

const screws: Drawing = (pen, tone) => {
  const m = screwTones[tone] ?? 'ss';
  let thread = '';
  for (let i = 0; i < 9; i += 1) thread += `M-8 ${26 + i * 9}l16-6`;
  const one = pen.part(path('M-8 14H8V96L0 120L-8 96Z', metal(pen, m)) + stroke(thread, m === 'black' ? '#000' : dark(metalColour(m), 0.55), 2.4, 'opacity=".7"') + stroke(thread, '#fff', 1, 'opacity=".5" transform="translate(0 -1.6)"') + path('M-20 0H20L9 16H-9Z', metal(pen, m)) + ellipse(0, 0, 20, 6.5, metalBall(pen, m)) + stroke('M-8-1.5L8 1.5M-5 2.5L5-2.5', '#14181c', 2.6));
  return shadow(pen, 122, 190, 104, 20, 0.26) + [[56, 66, -24], [112, 36, 6], [170, 44, 24], [84, 92, 30], [136, 88, -14], [192, 98, 34]].map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><use href="#${one}"/></g>`).join('');
};

const nails: Drawing = (pen) => {
  const one = pen.part(path('M-4 0H4V112L0 126L-4 112Z', metal(pen, 'gi')) + ellipse(0, 0, 13, 4.6, metalBall(pen, 'gi')) + stroke('M-6-1H6M-3-2.5L3 2', '#5d656c', 1));
  return shadow(pen, 122, 190, 106, 20, 0.28) + [[40, 92, -64], [92, 44, -14], [150, 40, 22], [196, 74, 52], [70, 70, -40], [120, 62, 4], [174, 100, 66], [60, 130, -78]].map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><use href="#${one}"/></g>`).join('');
};

const anchor: Drawing = (pen) => {
  const one = (x: number, y: number, a: number): string => group(rect(-10, -80, 20, 160, 2, metal(pen, 'gi')) + stroke(Array.from({ length: 8 }, (_, i) => `M-10 ${-76 + i * 7}l20-3`).join(''), '#4d565e', 2, 'opacity=".7"') + rect(-13, 6, 26, 66, 3, metal(pen, 'gold')) + stroke('M0 30V70', '#6b4d12', 2.4) + path('M-10 72H10L15 94H-15Z', metal(pen, 'gi')) + rect(-20, -32, 40, 18, 3, metal(pen, 'gi')) + stroke('M-7-32V-14M8-32V-14', '#5d656c', 1.2) + rect(-24, -14, 48, 6, 2, metal(pen, 'gi')), `transform="translate(${x} ${y}) rotate(${a})"`);
  return shadow(pen, 122, 200, 98, 12, 0.28) + one(82, 116, -22) + one(154, 118, 16);
};

const bolt: Drawing = (pen) => {
  const one = (x: number, y: number, a: number): string => group(rect(-12, -40, 24, 126, 3, metal(pen, 'gi')) + stroke(Array.from({ length: 11 }, (_, i) => `M-12 ${16 + i * 6.4}l24-3`).join(''), '#4d565e', 2, 'opacity=".65"') + polygon([[-28, -64], [-14, -72], [14, -72], [28, -64], [28, -44], [14, -38], [-14, -38], [-28, -44]], metal(pen, 'gi')) + stroke('M-14-66V-39M14-66V-39', '#5d656c', 1.3) + polygon([[-28, -64], [-14, -72], [14, -72], [28, -64], [14, -58], [-14, -58]], '#e3e7ea') + rect(-24, 34, 48, 24, 4, metal(pen, 'gi')) + stroke('M-9 34V58M10 34V58', '#5d656c', 1.3), `transform="translate(${x} ${y}) rotate(${a})"`);
  return shadow(pen, 122, 200, 98, 12, 0.28) + one(84, 116, -18) + one(158, 120, 20);
};

export const hardwareDrawings: Readonly<Record<string, Drawing>> = {
  lever, pull, hinge, stopper, closer, padlock, cylinder, basket, screws, nails, anchor, bolt, 'tower-bolt': towerBolt, 'round-lock': roundLock, 'mortise-lock': mortiseLock, 'rim-lock': rimLock, 'digital-lock': digitalLock, 'cabinet-handle': cabinetHandle, 'drawer-channel': drawerChannel, 'cup-hinge': cupHinge,
};
