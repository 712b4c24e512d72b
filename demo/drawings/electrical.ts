import { ball, box, circle, dark, ellipse, falling, flat, group, letters, light, lying, metal, metalBall, path, polygon, rect, round, shadow, stroke, upright } from './kit.ts';
import type { Drawing, Pen } from './kit.ts';

const wireTones: Readonly<Record<string, string>> = { red: '#c9352b', black: '#33373c', green: '#2f8a4f', blue: '#2b62b5', yellow: '#e2b021', white: '#ecebe6' };

const wireCoil: Drawing = (pen, tone, label) => {
  const c = wireTones[tone] ?? '#c9352b';
  const rings = Array.from({ length: 7 }, (_, i) => `<ellipse cx="120" cy="${round(152 - i * 8)}" rx="88" ry="46" fill="none" stroke="${dark(c, 0.42)}" stroke-width="10"/><ellipse cx="120" cy="${round(151 - i * 8)}" rx="88" ry="46" fill="none" stroke="${[c, light(c, 0.1)][i % 2] ?? c}" stroke-width="7.5"/><ellipse cx="119" cy="${round(149.5 - i * 8)}" rx="88" ry="46" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.2" opacity=".5"/>`).join('');
  const inner = [78, 68, 58].map((r, i) => `<ellipse cx="120" cy="${104 + i * 2}" rx="${r}" ry="${round(r * 0.52)}" fill="none" stroke="${i % 2 === 0 ? dark(c, 0.12) : c}" stroke-width="8"/><ellipse cx="119" cy="${102.5 + i * 2}" rx="${r}" ry="${round(r * 0.52)}" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.1" opacity=".5"/>`).join('');
  const wrap = path('M66 130Q120 160 174 130V186Q120 214 66 186Z', label.main) + path('M66 130Q120 160 174 130V136Q120 166 66 136Z', label.accent) + letters(label.brand.toUpperCase(), 120, 173, 19, 88, label.ink) + letters(label.text, 120, 192, 15, 70, label.accent);
  return shadow(pen, 122, 190, 108, 20) + ellipse(120, 106, 84, 42, dark(c, 0.75)) + rings + inner + ellipse(120, 110, 46, 21, dark(c, 0.8)) + wrap + path('M66 130Q120 160 174 130V186Q120 214 66 186Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#000', 0.3], [0.3, '#fff', 0.25], [0.6, '#fff', 0], [1, '#000', 0.35]])) + stroke('M196 108C218 120 222 150 210 172', c, 7) + circle(209, 176, 4.4, ball(pen, '#c8773a'));
};

const cableDrum: Drawing = (pen) => {
  const flange = (x: number): string => ellipse(x, 120, 34, 88, flat(pen, '#c79d63', 0.25, 0.2)) + [-52, -26, 0, 26, 52].map((dy) => stroke(`M${x - Math.round(34 * Math.sqrt(1 - (dy / 88) ** 2))} ${120 + dy}H${x + Math.round(34 * Math.sqrt(1 - (dy / 88) ** 2))}`, '#7d5a2e', 1.2, 'opacity=".6"')).join('');
  const turns = Array.from({ length: 9 }, (_, i) => `<path d="M${78 + i * 10.5} 56A26 66 0 0 1 ${78 + i * 10.5} 186" fill="none" stroke="${i % 2 === 0 ? '#2a2d31' : '#3d4147'}" stroke-width="10"/>`).join('');
  return shadow(pen, 126, 204, 104, 12) + ellipse(74, 120, 38, 94, '#8f6a3a') + ellipse(70, 120, 34, 90, '#b58a50') + path('M76 56H162V186H76Z', lying(pen, '#34383d')) + turns + ellipse(172, 120, 38, 92, '#8f6a3a') + flange(168) + circle(168, 120, 15, falling(pen, '#3a3027', '#6e5a3c')) + [[168, 66], [168, 174], [184, 120], [152, 120]].map(([x = 0, y = 0]) => circle(x, y, 3.6, metalBall(pen, 'gi'))).join('');
};

const plateTones: Readonly<Record<string, string>> = { white: '#f4f4f2', graphite: '#4a4f55', wood: '#a9774a' };

function plate(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  return rect(x + 4, y + 7, w, h, 13, dark(colour, 0.5), 'opacity=".5"') + rect(x, y, w, h, 13, flat(pen, colour, 0.4, 0.14)) + rect(x + 1, y + 1, w - 2, h - 2, 12, 'none', `stroke="${light(colour, 0.7)}" stroke-width="1.4" opacity=".8"`);
}

function rocker(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  return rect(x - 2, y - 2, w + 4, h + 4, 5, dark(colour, 0.32)) + rect(x, y, w, h, 4, falling(pen, light(colour, 0.5), dark(colour, 0.1))) + path(`M${x} ${y + h * 0.55}H${x + w}V${y + h - 4}Q${x + w} ${y + h} ${x + w - 4} ${y + h}H${x + 4}Q${x} ${y + h} ${x} ${y + h - 4}Z`, dark(colour, 0.12), 'opacity=".5"') + rect(x + w / 2 - 8, y + 9, 16, 3, 1.5, '#d14a36');
}

function pins(x: number, y: number, s: number): string {
  return circle(x, y - s, s * 0.42, '#14181c') + circle(x - s, y + s * 0.6, s * 0.34, '#14181c') + circle(x + s, y + s * 0.6, s * 0.34, '#14181c');
}

const switchOne: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2';
  return shadow(pen, 122, 206, 74, 9, 0.3) + rect(88, 44, 70, 160, 6, '#8f979d') + rect(78, 38, 78, 164, 9, flat(pen, dark(c, 0.1), 0.2, 0.14)) + rocker(pen, 86, 48, 62, 144, c) + stroke('M92 58V180', '#fff', 3, `opacity="${tone === 'graphite' ? 0.3 : 0.9}"`);
};

const socket: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2';
  return shadow(pen, 122, 206, 90, 9, 0.3) + plate(pen, 42, 42, 156, 156, c) + rect(60, 60, 120, 120, 10, flat(pen, light(c, 0.1), 0.3, 0.08), `stroke="${dark(c, 0.25)}" stroke-width="1.4"`) + circle(120, 120, 48, falling(pen, dark(c, 0.22), light(c, 0.2))) + circle(120, 120, 45, flat(pen, c, 0.2, 0.1)) + pins(120, 122, 23) + circle(162, 162, 3, '#d14a36');
};

const usbSocket: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2';
  return shadow(pen, 122, 206, 74, 9, 0.3) + rect(78, 38, 84, 164, 9, dark(c, 0.3), 'transform="translate(4 5)"') + rect(76, 38, 84, 164, 9, flat(pen, c, 0.4, 0.12)) + rect(94, 76, 48, 24, 3, '#1c2126') + rect(98, 84, 40, 8, 1, '#4b86d6') + rect(96, 138, 44, 17, 8, '#1c2126') + rect(103, 144.5, 30, 4, 2, '#8d959c') + circle(118, 56, 3, '#5fd08a') + letters('20 W', 118, 184, 13, 40, tone === 'graphite' ? '#c9ced3' : '#8a9299');
};

const switchPlate: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2';
  const keys = tone === 'graphite' ? '#53595f' : '#f7f7f5';
  return shadow(pen, 122, 184, 106, 10, 0.3) + plate(pen, 14, 58, 212, 120, c) + [28, 66, 104].map((x) => rocker(pen, x, 76, 32, 84, keys)).join('') + rect(144, 74, 68, 88, 7, flat(pen, keys, 0.3, 0.08), `stroke="${dark(keys, 0.3)}" stroke-width="1.2"`) + circle(178, 118, 30, flat(pen, dark(keys, 0.04), 0.2, 0.14)) + pins(178, 120, 14);
};

const gangBox: Drawing = (pen) => shadow(pen, 124, 194, 104, 14) + box(pen, 26, 92, 160, 100, 34, 30, '#b9c0c5') + polygon([[32, 90], [62, 66], [214, 66], [184, 90]], falling(pen, '#5d656c', '#8d959c')) + rect(26, 92, 160, 100, 0, metal(pen, 'gi', 'slant')) + [60, 106, 152].map((x) => circle(x, 142, 16, 'none', 'stroke="#6d757c" stroke-width="2"') + circle(x, 142, 12, '#a1a9af') + stroke(`M${x - 4} 130h8`, '#c9d0d4', 2.4)).join('') + [40, 172].map((x) => rect(x - 5, 78, 12, 16, 2, metal(pen, 'gi')) + circle(x + 1, 84, 2.4, '#3b4248')).join('');

function breaker(pen: Pen, x: number, w: number, lever: string, top: string): string {
  return path(`M${x} 52H${x + w}V86H${x + w}V160H${x + w}V200H${x}Z`, flat(pen, '#eceded', 0.4, 0.12)) + rect(x, 34, w, 30, 3, flat(pen, '#dfe1e2', 0.3, 0.12)) + rect(x, 186, w, 26, 3, flat(pen, '#d3d6d8', 0.2, 0.14)) + circle(x + w / 2, 48, 8, metalBall(pen, 'gi')) + stroke(`M${x + w / 2 - 5} 48h10`, '#3b4248', 2) + circle(x + w / 2, 199, 8, metalBall(pen, 'gi')) + stroke(`M${x + w / 2 - 5} 199h10`, '#3b4248', 2)
    + rect(x + 3, 68, w - 6, 20, 2, top) + rect(x + w * 0.22, 100, w * 0.56, 62, 3, falling(pen, '#c7cbce', '#eef0f0')) + rect(x + w * 0.3, 104, w * 0.4, 28, 3, falling(pen, light(lever, 0.3), dark(lever, 0.3))) + rect(x + w * 0.3, 148, w * 0.4, 8, 1, '#3fa566') + stroke(`M${x + 1} 66V186`, '#fff', 1.6, 'opacity=".8"') + stroke(`M${x + w - 1} 40V208`, '#9aa1a6', 1.4);
}

const mcb: Drawing = (pen) => shadow(pen, 122, 212, 58, 8) + polygon([[150, 38], [170, 30], [170, 200], [150, 212]], '#b4babe') + breaker(pen, 90, 60, '#2b5fae', '#e0952a');
const mcbTwo: Drawing = (pen, tone) => shadow(pen, 122, 212, 84, 8) + polygon([[176, 38], [194, 30], [194, 200], [176, 212]], '#b4babe') + breaker(pen, 62, 57, tone === 'red' ? '#c9352b' : '#2b5fae', tone === 'red' ? '#c9352b' : '#e0952a') + breaker(pen, 119, 57, tone === 'red' ? '#c9352b' : '#2b5fae', tone === 'red' ? '#c9352b' : '#e0952a') + rect(96, 108, 46, 8, 3, '#23292f');
const mcbThree: Drawing = (pen) => shadow(pen, 122, 212, 106, 8) + polygon([[202, 38], [218, 30], [218, 200], [202, 212]], '#b4babe') + [34, 90, 146].map((x) => breaker(pen, x, 56, '#2b5fae', '#e0952a')).join('') + rect(64, 108, 108, 8, 3, '#23292f');
const rccb: Drawing = (pen) => shadow(pen, 122, 212, 96, 8) + polygon([[190, 38], [208, 30], [208, 200], [190, 212]], '#b4babe') + rect(48, 34, 142, 178, 4, flat(pen, '#eceded', 0.4, 0.12)) + [78, 160].map((x) => circle(x, 50, 9, metalBall(pen, 'gi')) + stroke(`M${x - 6} 50h12`, '#3b4248', 2) + circle(x, 196, 9, metalBall(pen, 'gi')) + stroke(`M${x - 6} 196h12`, '#3b4248', 2)).join('') + rect(50, 68, 138, 20, 0, '#204a87') + letters('30 mA', 119, 83, 14, 90, '#ffd24a') + rect(64, 102, 58, 66, 4, falling(pen, '#c7cbce', '#eef0f0')) + rect(72, 108, 42, 28, 3, falling(pen, '#4d7cc4', '#1b3f74')) + rect(138, 104, 34, 26, 5, falling(pen, '#ffd95e', '#d39b14')) + letters('T', 155, 122, 15, 20, '#4a3606') + stroke('M138 146H172M138 156H164', '#9aa1a6', 3);

const db: Drawing = (pen) => shadow(pen, 124, 204, 108, 10) + box(pen, 18, 54, 192, 146, 14, 12, '#e3e5e6') + rect(28, 64, 172, 126, 4, flat(pen, '#f5f6f6', 0.3, 0.06), 'stroke="#b4babe" stroke-width="1.4"') + rect(40, 92, 148, 70, 3, '#2b3138') + Array.from({ length: 8 }, (_, i) => rect(44 + i * 17.6, 97, 15.6, 60, 1, falling(pen, '#ffffff', '#cfd3d6')) + rect(47.5 + i * 17.6, 118, 8.6, 18, 1, i === 0 ? '#c9352b' : '#2b5fae')).join('') + rect(40, 72, 92, 10, 2, '#204a87') + circle(190, 128, 5, metalBall(pen, 'chrome')) + rect(36, 168, 156, 12, 2, '#e9ecee', 'stroke="#c3c8cb"') + path('M28 64H112L70 190H28Z', '#fff', 'opacity=".25"');

const bulb: Drawing = (pen) => {
  const glow = pen.gradient('radial', '', [[0, '#fff3c4', 0.95], [0.6, '#ffe59a', 0.35], [1, '#ffe59a', 0]]);
  return circle(120, 92, 98, glow) + path('M66 88A54 54 0 0 1 174 88C174 112 158 124 152 146H88C82 124 66 112 66 88Z', pen.gradient('radial', ' cx=".38" cy=".3" r=".8"', [[0, '#ffffff'], [0.45, '#fffdf2'], [0.8, '#f4ead0'], [1, '#d3c7a6']])) + path('M86 144H154L148 182H92Z', upright(pen, '#eceeef')) + stroke('M98 150L100 178M109 150L110 179M120 150V180M131 150L130 179M142 150L140 178', '#aab1b6', 2.2) + path('M94 182H146V206Q146 214 136 215H104Q94 214 94 206Z', metal(pen, 'gi')) + ellipse(120, 215, 22, 5, '#5b646b') + circle(90, 198, 4.5, metalBall(pen, 'gi')) + circle(150, 198, 4.5, metalBall(pen, 'gi')) + ellipse(94, 72, 14, 22, '#fff', 'opacity=".85" transform="rotate(24 94 72)"');
};

const batten: Drawing = (pen) => {
  const glow = pen.gradient('radial', '', [[0, '#eaf4ff', 0.9], [1, '#eaf4ff', 0]]);
  return ellipse(122, 124, 118, 84, glow) + group(rect(-108, -15, 216, 30, 6, falling(pen, '#e3e6e8', '#aab1b6')) + rect(-104, -12, 208, 20, 9, falling(pen, '#ffffff', '#e9f3fb')) + rect(-112, -17, 18, 34, 5, lying(pen, '#c9ced2')) + rect(94, -17, 18, 34, 5, lying(pen, '#c9ced2')) + stroke('M-88-7H88', '#fff', 3), 'transform="translate(122 92) rotate(-22)"') + group(rect(-104, -12, 208, 24, 5, falling(pen, '#d3d7da', '#949ba1')) + rect(-100, -9, 200, 15, 7, falling(pen, '#fdfefe', '#dfe8ee')) + rect(-108, -14, 16, 28, 5, lying(pen, '#bcc2c7')) + rect(92, -14, 16, 28, 5, lying(pen, '#bcc2c7')), 'transform="translate(122 152) rotate(-22)"') + shadow(pen, 120, 206, 90, 8, 0.2);
};

const panel: Drawing = (pen, tone) => {
  const glow = pen.gradient('radial', '', [[0, '#ffffff'], [0.7, '#fffbee'], [1, '#f0e7cd']]);
  if (tone === 'square') return shadow(pen, 124, 206, 100, 10) + polygon([[34, 62], [196, 40], [208, 176], [44, 204]], '#8d959c', 'transform="translate(5 6)"') + polygon([[34, 62], [196, 40], [208, 176], [44, 204]], metal(pen, 'satin', 'slant')) + polygon([[46, 72], [187, 53], [197, 168], [55, 192]], glow);
  return shadow(pen, 124, 200, 96, 12) + [50, 190].map((x) => path(`M${x - 9} 66Q${x} 40 ${x + 9} 66L${x + 5} 96H${x - 5}Z`, metal(pen, 'gi'))).join('') + ellipse(124, 132, 92, 76, '#8d959c') + ellipse(120, 126, 92, 76, metal(pen, 'satin', 'slant')) + ellipse(120, 126, 77, 62, glow);
};

const flood: Drawing = (pen) => shadow(pen, 122, 208, 92, 9) + stroke('M44 96V188Q44 198 56 198H184Q196 198 196 188V96', '#2a2f34', 9) + stroke('M44 96V188Q44 198 56 198H184', '#6a727a', 2) + rect(48, 34, 148, 8, 3, '#3b4147') + Array.from({ length: 13 }, (_, i) => rect(54 + i * 10.6, 26, 5, 16, 1, '#33383e')).join('') + rect(38, 42, 164, 122, 12, flat(pen, '#3b4147', 0.2, 0.3)) + rect(52, 56, 136, 94, 5, falling(pen, '#e9eef1', '#b9c3c9')) + rect(84, 76, 72, 54, 4, '#f6e7a4') + Array.from({ length: 24 }, (_, i) => rect(89 + (i % 6) * 11, 81 + Math.floor(i / 6) * 12, 8, 8, 1, '#f0c94a')).join('') + path('M52 56H128L86 150H52Z', '#fff', 'opacity=".35"') + [44, 196].map((x) => circle(x, 104, 7, metalBall(pen, 'gi'))).join('');

const gateLight: Drawing = (pen) => {
  const iron = '#33383d';
  return shadow(pen, 120, 212, 62, 8) + circle(120, 118, 74, pen.gradient('radial', '', [[0, '#ffe9ad', 0.8], [1, '#ffe9ad', 0]])) + path('M78 92H162L150 168H90Z', pen.gradient('radial', ' cx=".45" cy=".45" r=".7"', [[0, '#fffdf0'], [0.6, '#ffefc0'], [1, '#e0c483']])) + stroke('M78 92L90 168M162 92L150 168M106 92L111 168M134 92L129 168', iron, 4) + path('M62 92Q84 84 92 58H148Q156 84 178 92Z', flat(pen, iron, 0.3, 0.2)) + rect(106, 44, 28, 16, 4, flat(pen, iron, 0.3, 0.2)) + circle(120, 38, 8, ball(pen, iron)) + rect(82, 166, 76, 12, 4, flat(pen, iron, 0.3, 0.2)) + path('M104 178H136L142 200H98Z', upright(pen, iron)) + rect(84, 198, 72, 12, 4, flat(pen, iron, 0.3, 0.2));
};

const fanTones: Readonly<Record<string, string>> = { brown: '#6b4630', ivory: '#efe7d6', black: '#33373c' };

const ceilingFan: Drawing = (pen, tone) => {
  const c = fanTones[tone] ?? '#6b4630';
  const fill = flat(pen, c, 0.3, 0.2);
  return rect(115, 16, 10, 74, 2, upright(pen, c)) + path('M100 16H140L132 36H108Z', upright(pen, c)) + path('M104 84H136L142 100H98Z', upright(pen, c)) + path('M92 112Q40 92 8 116Q6 128 16 134Q60 142 96 128Z', fill) + path('M148 112Q200 92 232 116Q234 128 224 134Q180 142 144 128Z', flat(pen, dark(c, 0.12), 0.2, 0.3)) + path('M104 132Q96 176 84 204Q104 216 124 206Q134 170 132 134Z', flat(pen, light(c, 0.08), 0.3, 0.12)) + stroke('M14 120Q54 108 92 118M148 118Q190 108 226 120', light(c, 0.5), 1.6, 'opacity=".5"')
    + [[92, 118], [148, 118]].map(([x = 0, y = 0]) => rect(x - 10, y - 4, 20, 12, 3, metal(pen, 'brass', 'down'))).join('') + ellipse(120, 118, 44, 24, dark(c, 0.4)) + ellipse(120, 112, 44, 24, ball(pen, c)) + ellipse(120, 110, 30, 14, 'none', 'stroke="#d9b052" stroke-width="2"') + ellipse(120, 126, 16, 8, ball(pen, light(c, 0.1)));
};

const exhaust: Drawing = (pen) => {
  const blade = pen.part(path('M0-10C30-20 46-46 36-62C14-66-8-44-8-16Z', flat(pen, '#dfe3e5', 0.3, 0.2)));
  return shadow(pen, 124, 208, 100, 9) + rect(36, 34, 176, 172, 14, '#a7aeb3') + rect(30, 28, 176, 172, 14, flat(pen, '#f1f2f1', 0.4, 0.1)) + circle(118, 114, 76, falling(pen, '#4a5157', '#2a2f34')) + [20, 110, 200, 290].map((a) => `<g transform="translate(118 114) rotate(${a})"><use href="#${blade}"/></g>`).join('') + [74, 58, 42].map((r) => circle(118, 114, r, 'none', 'stroke="#e9ebeb" stroke-width="3.4"')).join('') + stroke('M118 38V90M118 138V190M42 114H94M142 114H194M64 60L100 96M136 132L172 168M64 168L100 132M136 96L172 60', '#e9ebeb', 3.4) + circle(118, 114, 26, flat(pen, '#f5f6f5', 0.4, 0.14)) + circle(118, 114, 16, flat(pen, '#3c7d8c', 0.3, 0.2));
};

const junctionBox: Drawing = (pen) => {
  const c = '#ebe3cf';
  return shadow(pen, 122, 190, 100, 14) + [0, 90, 180, 270].map((a) => `<g transform="translate(120 124) rotate(${a}) scale(1 1)">${rect(40, -19, 62, 38, 5, lying(pen, c))}${ellipse(102, 0, 6, 19, dark(c, 0.6))}</g>`).join('') + path('M62 112V142A58 46 0 0 0 178 142V112Z', upright(pen, c)) + ellipse(120, 112, 58, 46, flat(pen, light(c, 0.3), 0.3, 0.1)) + ellipse(120, 112, 49, 38, falling(pen, dark(c, 0.5), dark(c, 0.12))) + [[84, 88], [156, 88], [84, 136], [156, 136]].map(([x = 0, y = 0]) => circle(x, y, 6, flat(pen, light(c, 0.3))) + circle(x, y, 2.4, '#3b3428')).join('');
};

const solar: Drawing = (pen) => {
  const clip = pen.clip('<path d="M60 44H214L190 170H22Z"/>');
  return shadow(pen, 122, 208, 104, 9) + polygon([[128, 170], [150, 170], [196, 206], [182, 206]], '#8d959c') + polygon([[44, 170], [60, 170], [52, 206], [40, 206]], '#a9b1b7') + polygon([[58, 40], [218, 40], [194, 176], [16, 176]], metal(pen, 'gi', 'slant')) + polygon([[16, 176], [194, 176], [194, 184], [16, 184]], '#7d858c') + polygon([[60, 44], [213, 44], [190, 171], [22, 171]], pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, '#35598c'], [0.5, '#1c3258'], [1, '#101d36']]))
    + group(stroke('M58 60H214M52 78H210M46 98H206M40 120H202M33 144H198', '#9fb4cf', 1.2, 'opacity=".7"') + [0, 1, 2, 3, 4, 5].map((i) => stroke(`M${60 + i * 26} 44L${22 + i * 28.5} 171`, '#9fb4cf', 1.3, 'opacity=".75"')).join('') + path('M70 44H124L66 171H22Z', '#fff', 'opacity=".12"'), `clip-path="${clip}"`);
};

const inverter: Drawing = (pen) => shadow(pen, 122, 202, 108, 11) + path('M28 110Q30 84 60 80H186Q212 84 214 110V176Q212 194 190 196H52Q30 194 28 176Z', flat(pen, '#2f343a', 0.25, 0.2)) + path('M32 108Q34 88 62 84H184Q208 88 210 108Q120 98 32 108Z', '#fff', 'opacity=".14"') + rect(86, 118, 70, 40, 5, '#10151a') + letters('230 V', 121, 144, 18, 60, '#7fe0a5') + [52, 66].map((x) => circle(x, 138, 4, ball(pen, x === 52 ? '#3fc178' : '#e0952a'))).join('') + circle(186, 138, 11, flat(pen, '#d0542a', 0.3, 0.2)) + stroke('M186 131v7', '#fff', 2.4) + stroke('M60 176H182M60 184H182', '#15191d', 3) + path('M100 80V62Q120 54 142 62V80', 'none', 'stroke="#3b4147" stroke-width="7"') + polygon([[64, 196], [84, 196], [80, 204], [68, 204]], '#15191d') + polygon([[158, 196], [178, 196], [174, 204], [162, 204]], '#15191d');

export const electricalDrawings: Readonly<Record<string, Drawing>> = {
  socket, mcb, rccb, db, bulb, batten, panel, flood, exhaust, solar, inverter, 'wire-coil': wireCoil, 'cable-drum': cableDrum, switch: switchOne, 'usb-socket': usbSocket, 'switch-plate': switchPlate, 'gang-box': gangBox, 'mcb-2': mcbTwo, 'mcb-3': mcbThree, 'gate-light': gateLight, 'ceiling-fan': ceilingFan, 'junction-box': junctionBox,
};
