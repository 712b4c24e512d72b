import { bar, circle, dark, ellipse, falling, flat, group, letters, light, lying, metal, metalBall, path, polygon, rect, round, shadow, stroke, upright } from './kit.ts';
import type { Drawing } from './kit.ts';

const green = '#1f6f63';
const grip = '#24292e';

const trowel: Drawing = (pen) => shadow(pen, 124, 200, 92, 9, 0.26) + group(path('M-98 14L10-34Q22-38 22-26V52Q22 62 12 60Z', metal(pen, 'gi', 'slant')) + stroke('M-96 13L12-34', '#fff', 1.6, 'opacity=".8"') + stroke('M14 10H40Q52 10 54-8V-20', '#6d757c', 11) + stroke('M14 8H40Q50 8 52-8V-20', '#dfe4e7', 3) + group(rect(0, -11, 84, 22, 9, lying(pen, '#b57a3c')) + rect(0, -11, 12, 22, 3, metal(pen, 'brass', 'down')), 'transform="translate(52 -26) rotate(-8)"'), 'transform="translate(104 126) rotate(-4)"');

const float: Drawing = (pen) => shadow(pen, 122, 190, 108, 12, 0.3) + polygon([[16, 152], [60, 104], [226, 104], [200, 152]], metal(pen, 'ss', 'slant')) + polygon([[16, 152], [200, 152], [200, 158], [16, 158]], '#7d858c') + polygon([[200, 152], [226, 104], [226, 110], [200, 158]], '#5d656c') + rect(70, 112, 108, 12, 4, falling(pen, '#c9ced2', '#858d94')) + [84, 164].map((x) => path(`M${x - 8} 120V84H${x + 8}V120Z`, upright(pen, '#a9b1b7'))).join('') + rect(60, 60, 130, 30, 15, lying(pen, '#c98a3c')) + rect(60, 60, 18, 30, 9, lying(pen, '#d4622a')) + rect(172, 60, 18, 30, 9, lying(pen, '#d4622a'));

const hammer: Drawing = (pen, tone) => {
  const handle = tone === 'fibre' ? '#e0a62c' : '#c08a4a';
  return group(shadow(pen, 120, 232, 50, 7, 0.26) + path('M108 70H132L136 220Q136 228 120 228T104 220Z', upright(pen, handle)) + (tone === 'fibre' ? path('M106 146H134L136 220Q136 228 120 228T104 220Z', upright(pen, grip)) + stroke('M106 162H134M106 176H134M106 190H135M105 204H135', '#4d545b', 2) : stroke('M114 110V214M124 100V216', dark(handle, 0.4), 1, 'opacity=".5"'))
    + path('M96 40Q120 34 144 40L150 46H176Q182 46 182 52V72Q182 78 176 78H150L142 84H100L92 76Q60 70 36 92Q30 96 30 88Q44 44 96 40Z', metal(pen, 'gi', 'down')) + rect(176, 40, 20, 44, 4, metal(pen, 'chrome', 'down')) + stroke('M40 82Q58 52 98 46H142', '#fff', 2.4, 'opacity=".75"') + ellipse(120, 38, 13, 4, dark(handle, 0.2)), 'transform="rotate(32 120 120) translate(0 -8)"');
};

const plier: Drawing = (pen) => group(shadow(pen, 120, 226, 60, 6, 0.2) + path('M112 92C84 120 74 170 78 214Q84 222 94 216C96 180 104 146 128 112Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#7e1f16'], [0.35, '#ee6a58'], [1, '#a92c20']])) + path('M128 92C156 120 166 170 162 214Q156 222 146 216C144 180 136 146 112 112Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#d8483a'], [0.4, '#f4897b'], [1, '#8a2218']])) + path('M98 96Q88 64 104 24Q112 14 118 22V84Z', metal(pen, 'gi')) + path('M142 96Q152 64 136 24Q128 14 122 22V84Z', metal(pen, 'gi')) + stroke('M112 34h5M111 42h6M110 50h7M123 34h5M123 42h6M123 50h7', '#4d565e', 2) + circle(120, 94, 22, metalBall(pen, 'gi')) + circle(120, 94, 8, metalBall(pen, 'chrome')), 'transform="rotate(22 120 120)"');

const screwdriver: Drawing = (pen) => {
  const one = (x: number, y: number, a: number, colour: string, flatTip: boolean): string => group(rect(-5, -96, 10, 100, 2, metal(pen, 'chrome')) + (flatTip ? path('M-5-96L-7-112H7L5-96Z', metal(pen, 'gi')) : path('M-5-96L0-112L5-96Z', metal(pen, 'gi'))) + path('M-14 0Q-18 8-17 24L-19 78Q-18 92 0 93T19 78L17 24Q18 8 14 0Z', upright(pen, colour)) + stroke('M-9 24V76M0 24V80M9 24V76', dark(colour, 0.4), 2.6, 'opacity=".5"') + rect(-15, 2, 30, 12, 5, upright(pen, grip)), `transform="translate(${x} ${y}) rotate(${a})"`);
  return shadow(pen, 122, 208, 92, 9, 0.26) + one(150, 118, 30, '#e0a62c', true) + one(98, 118, -6, '#d14a36', false);
};

const measure: Drawing = (pen) => {
  const marks = Array.from({ length: 10 }, (_, i) => `M${140 + i * 8.2} 178v${i % 5 === 0 ? 14 : 8}`).join('');
  return shadow(pen, 122, 204, 104, 10) + polygon([[120, 174], [226, 174], [226, 198], [120, 198]], falling(pen, '#f8dc63', '#d9ab1f')) + stroke(marks, '#2b2b22', 1.8) + rect(221, 170, 6, 34, 2, metal(pen, 'gi')) + path('M24 84Q24 40 72 38H112Q164 40 166 92V186Q166 198 154 198H38Q24 198 24 184Z', flat(pen, '#33383d', 0.25, 0.25)) + path('M34 88Q34 50 74 48H110Q154 50 156 94V150Q156 160 146 160H46Q34 160 34 148Z', flat(pen, '#e9b62f', 0.35, 0.16)) + circle(96, 106, 38, flat(pen, '#33383d', 0.2, 0.2)) + circle(96, 106, 31, flat(pen, '#f4f3ee', 0.3, 0.1)) + letters('5 m', 96, 117, 28, 50, '#33383d') + path('M44 92Q44 60 74 56', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"') + rect(128, 54, 28, 14, 6, '#d4622a');
};

const level: Drawing = (pen) => group(shadow(pen, 120, 168, 118, 9, 0.26) + polygon([[4, 92], [14, 84], [236, 84], [226, 92]], '#f6d873') + rect(4, 92, 222, 60, 4, pen.gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', [[0, '#f3c53a'], [0.16, '#f9dd7d'], [0.2, '#d9a417'], [0.8, '#d9a417'], [0.84, '#f3c53a'], [1, '#b5850c']])) + rect(-2, 88, 14, 68, 4, grip) + rect(218, 88, 14, 68, 4, grip) + rect(84, 100, 62, 44, 5, '#2b3036') + rect(90, 108, 50, 26, 12, lying(pen, '#c5e86c')) + rect(107, 111, 17, 13, 6, '#f3ffd0') + stroke('M104 107V135M126 107V135', '#33383d', 2) + circle(44, 122, 21, '#2b3036') + rect(34, 106, 20, 32, 9, upright(pen, '#c5e86c')) + circle(188, 122, 21, '#2b3036') + rect(178, 106, 20, 32, 9, upright(pen, '#c5e86c'), 'transform="rotate(45 188 122)"'), 'transform="translate(11 11) scale(.91) rotate(-14 120 120)"');

const drill: Drawing = (pen) => shadow(pen, 116, 212, 92, 9) + rect(14, 84, 34, 7, 2, metal(pen, 'gi', 'down')) + polygon([[4, 87.5], [16, 84], [16, 91]], '#9aa2a8') + path('M48 68H78V106H48Q42 104 42 87T48 68Z', metal(pen, 'gi', 'down')) + stroke('M54 70V104M61 69V105M68 69V105', '#4d565e', 1.6) + path('M78 60H104V114H78Z', lying(pen, grip)) + path('M102 52H196Q216 54 218 78V96Q216 118 196 120H102Z', lying(pen, green)) + path('M196 52Q216 54 218 78V96Q216 118 196 120Z', flat(pen, grip)) + stroke('M202 68h11M203 78h12M203 88h12M202 98h11', '#5d656c', 2.6) + path('M146 116H190L204 200Q204 210 194 211H166Q158 210 157 202Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, dark(green, 0.4)], [0.35, light(green, 0.2)], [1, dark(green, 0.4)]])) + path('M172 122H190L204 200Q204 210 194 211H184Z', grip) + path('M140 118H152L158 152Q146 152 142 140Z', '#f3c53a') + rect(108, 66, 82, 20, 4, '#f3c53a', 'opacity=".95"') + letters('IMPACT', 149, 81, 14, 70, '#1b3f39') + stroke('M190 210C204 226 222 214 226 196', grip, 7) + rect(82, 112, 18, 50, 6, upright(pen, grip)) + stroke('M108 58H194', '#fff', 2.4, 'opacity=".35"');

const cordless: Drawing = (pen) => shadow(pen, 128, 214, 86, 8) + rect(20, 78, 26, 6, 1, metal(pen, 'gi', 'down')) + path('M46 62H76V102H46Q40 100 40 82T46 62Z', lying(pen, '#33383d')) + stroke('M52 64V100M59 63V101M66 63V101', '#6d757c', 1.6) + rect(76, 56, 24, 52, 4, lying(pen, '#f3c53a')) + path('M98 48H180Q202 52 202 80T180 114H98Z', lying(pen, green)) + path('M182 50Q202 56 202 80T182 112Z', grip) + path('M126 110H174L184 172H138Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, dark(green, 0.4)], [0.35, light(green, 0.2)], [1, dark(green, 0.4)]])) + path('M154 112H174L184 172H164Z', grip) + path('M120 112H132L138 142Q126 142 122 132Z', '#f3c53a') + path('M106 168H206Q214 168 214 176V206Q214 214 206 214H114Q106 214 106 206Z', flat(pen, grip, 0.25, 0.2)) + rect(106, 168, 108, 12, 3, green) + letters('20 V', 160, 203, 16, 60, '#f3c53a') + stroke('M104 54H178', '#fff', 2.4, 'opacity=".35"') + rect(112, 66, 60, 16, 4, '#0f4038', 'opacity=".6"');

const rotaryHammer: Drawing = (pen) => shadow(pen, 122, 210, 104, 9) + rect(8, 86, 56, 9, 2, metal(pen, 'gi', 'down')) + stroke('M12 88l8 5M24 88l8 5M36 88l8 5', '#4d565e', 1.6) + path('M56 74H86V108H56Z', lying(pen, grip)) + path('M84 64H178Q190 64 190 76V116H84Z', lying(pen, green)) + rect(92, 114, 52, 62, 10, upright(pen, dark(green, 0.25))) + stroke('M98 130h40M98 140h40M98 150h40', '#0d332d', 3) + path('M178 68Q222 72 224 110V168Q222 196 196 198Q184 198 184 188V184Q204 182 204 160V118Q202 100 182 98Z', flat(pen, grip, 0.25, 0.2)) + path('M144 168Q166 190 190 188V196Q160 200 140 174Z', grip) + path('M186 112H196V142Q188 142 186 134Z', '#f3c53a') + rect(100, 74, 74, 20, 4, '#f3c53a') + letters('SDS+', 137, 89, 14, 60, '#1b3f39') + rect(84, 108, 14, 60, 6, upright(pen, grip)) + stroke('M90 68H176', '#fff', 2.4, 'opacity=".35"');

const grinder: Drawing = (pen) => shadow(pen, 122, 196, 108, 10) + group(path('M-16-24H96Q112-24 112-10V10Q112 24 96 24H-16Z', lying(pen, green)) + path('M60-24H96Q112-24 112-10V10Q112 24 96 24H60Z', lying(pen, grip)) + stroke('M68-14V14M76-15V15M84-15V15M92-14V14', '#5d656c', 2.6) + rect(-8, -14, 54, 16, 4, '#f3c53a') + path('M-66-26H-14V26H-66Q-78 22-78 0T-66-26Z', metal(pen, 'gi', 'down')) + rect(-60, 26, 30, 14, 3, metal(pen, 'gi')) + ellipse(-46, 50, 66, 15, '#4d4038') + ellipse(-46, 46, 66, 15, flat(pen, '#7d6a58', 0.3, 0.2)) + ellipse(-46, 46, 22, 5.5, metalBall(pen, 'gi')) + path('M-112 44A66 17 0 0 1 14 40L10 26Q-50 14-106 32Z', metal(pen, 'gi', 'down')) + bar([-48, -24], [-62, -84], 10, lying(pen, grip)), 'transform="translate(118 118) rotate(-12)"') + stroke('M222 96C232 110 226 130 214 140', grip, 7);

const cutter: Drawing = (pen) => shadow(pen, 122, 204, 108, 9) + path('M22 186H218V196H22Z', falling(pen, '#d3d8dc', '#7d858c')) + circle(84, 156, 50, metal(pen, 'gi', 'slant')) + circle(84, 156, 50, 'none', 'stroke="#d9b052" stroke-width="4" stroke-dasharray="9 3"') + path('M30 150A54 54 0 0 1 138 150L132 118Q84 92 36 122Z', flat(pen, grip, 0.25, 0.2)) + circle(84, 154, 13, metalBall(pen, 'chrome')) + path('M74 88H176Q204 90 206 112V132Q204 152 180 152H122Q118 108 74 108Z', lying(pen, green)) + path('M176 88Q204 90 206 112V132Q204 152 180 152Z', grip) + path('M84 90Q96 52 136 54H172Q190 56 190 70T172 82H136Q120 82 114 92Z', lying(pen, grip)) + rect(128, 104, 48, 18, 4, '#f3c53a') + stroke('M206 128C224 134 230 150 226 168', grip, 6);

const blade: Drawing = (pen) => {
  const notches = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const at = (r: number): string => `${round(120 + Math.cos(a) * r)} ${round(114 + Math.sin(a) * r)}`;
    return `M${at(70)}L${at(94)}`;
  }).join('');
  return shadow(pen, 124, 206, 98, 10) + circle(123, 119, 92, '#4d565e') + circle(120, 114, 92, flat(pen, '#c8a13e', 0.3, 0.25)) + circle(120, 114, 80, metal(pen, 'ss', 'slant')) + stroke(notches, '#F1EEEA', 4.5) + stroke(notches, '#5d656c', 5.5, 'opacity=".25"') + circle(120, 114, 46, flat(pen, '#d4622a', 0.2, 0.2)) + letters('DIAMOND', 120, 102, 15, 78, '#ffffff') + letters('4 in', 120, 140, 14, 60, '#ffe0a8') + circle(120, 116, 14, '#F1EEEA') + circle(120, 116, 14, 'none', 'stroke="#5d656c" stroke-width="3"');
};

const bits: Drawing = (pen) => {
  const one = (x: number, w: number, h: number): string => {
    const turns = Array.from({ length: Math.floor(h / 14) }, (_, i) => `M${x - w} ${70 + i * 14 + 9}L${x + w} ${70 + i * 14}`).join('');
    return rect(x - w, 64, w * 2, h, 2, metal(pen, 'gi')) + stroke(turns, '#4d565e', 3) + stroke(turns, '#fff', 1, 'opacity=".6" transform="translate(0 3)"') + polygon([[x - w - 1.5, 66], [x, 54], [x + w + 1.5, 66], [x + w, 74], [x - w, 74]], metal(pen, 'gold')) + rect(x - w * 0.8, 64 + h, w * 1.6, 22, 1, metal(pen, 'gi'));
  };
  return shadow(pen, 122, 206, 100, 10) + one(60, 5, 88) + one(92, 6.5, 92) + one(126, 8, 96) + one(160, 9.5, 100) + path('M30 150H196Q204 150 204 158V196Q204 204 196 204H30Q22 204 22 196V158Q22 150 30 150Z', flat(pen, '#d4622a', 0.25, 0.2)) + rect(22, 150, 182, 9, 4, '#fff', 'opacity=".3"') + letters('4  5  6  8  10', 112, 188, 15, 170, '#ffffff');
};

const safetyTones: Readonly<Record<string, string>> = { yellow: '#f0bd23', white: '#f0f0ee', blue: '#2f6db3', red: '#c9352b', orange: '#ee7a26', lime: '#b9d62e' };

const helmet: Drawing = (pen, tone) => {
  const c = safetyTones[tone] ?? '#f0bd23';
  return shadow(pen, 120, 186, 108, 14) + path('M40 158Q120 190 200 158L196 174Q120 204 44 174Z', '#2b3036') + path('M36 154C32 84 72 44 120 44S208 84 204 154Q120 176 36 154Z', pen.gradient('radial', ' cx=".34" cy=".24" r=".95"', [[0, light(c, 0.75)], [0.25, light(c, 0.25)], [0.6, c], [1, dark(c, 0.4)]])) + path('M104 46Q120 30 136 46L144 164Q120 168 96 164Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, dark(c, 0.14)], [0.3, light(c, 0.45)], [0.7, c], [1, dark(c, 0.24)]])) + stroke('M72 66Q62 110 66 158M168 66Q178 110 174 158', dark(c, 0.3), 3, 'opacity=".4"') + path('M18 156Q120 138 222 156Q226 170 210 172Q120 156 30 172Q14 170 18 156Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, dark(c, 0.16)], [0.3, light(c, 0.5)], [0.6, c], [1, dark(c, 0.3)]])) + stroke('M56 96Q66 70 88 58', '#fff', 5, 'opacity=".7"');
};

const goggles: Drawing = (pen) => shadow(pen, 122, 174, 108, 12, 0.26) + stroke('M18 96Q2 120 30 150M222 96Q238 120 210 150', '#33383d', 9) + path('M16 88Q120 62 224 88Q226 132 196 150Q164 160 142 144Q120 124 98 144Q76 160 44 150Q14 132 16 88Z', pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, '#f4fbfd', 0.95], [0.5, '#bcd9e2', 0.85], [1, '#8fb6c4', 0.9]])) + stroke('M16 88Q120 62 224 88', '#33383d', 9) + stroke('M20 84Q120 59 220 84', '#8d959c', 2) + path('M36 96Q70 84 104 82L70 138Q42 138 36 96Z', '#fff', 'opacity=".6"') + stroke('M98 144Q120 124 142 144', '#4d565e', 4);

const gloves: Drawing = (pen) => {
  const one = (c: string): string => path('M-30 60V4Q-62-6-58-30Q-54-40-44-34L-26-22V-74Q-25-84-17-84T-8-74V-34L-6-88Q-5-98 3-98T12-88V-34L16-82Q17-91 25-91T33-81L32-28L38-60Q40-68 47-67T53-57Q50-10 40 20V60Z', flat(pen, c, 0.28, 0.2)) + path('M-30 30H40V60H-30Z', '#000', 'opacity=".12"') + rect(-34, 56, 78, 40, 5, upright(pen, '#e9e4d8')) + stroke('M-30 66H40M-30 74H40M-30 82H40', '#b5ac98', 2) + stroke('M-20 0Q4 14 32 2M-18 18Q6 30 30 20', dark(c, 0.4), 1.6, 'opacity=".4"') + rect(-34, 92, 78, 8, 3, '#d14a36');
  return shadow(pen, 122, 208, 94, 9) + group(one('#e2702a'), 'transform="translate(168 112) scale(-.92 .92) rotate(-8)"') + group(one('#ee8540'), 'transform="translate(84 112) scale(.96) rotate(-6)"');
};

const vest: Drawing = (pen, tone) => {
  const c = safetyTones[tone] ?? '#ee7a26';
  const strip = (d: string): string => stroke(d, '#8d959c', 17, 'stroke-linecap="butt"') + stroke(d, '#e9edef', 13, 'stroke-linecap="butt"');
  return shadow(pen, 122, 212, 84, 8) + path('M76 28Q92 56 120 78Q148 56 164 28L190 42Q184 92 200 110V206H40V110Q56 92 50 42Z', flat(pen, c, 0.3, 0.16)) + path('M84 24Q120 44 156 24Q148 62 120 82Q92 62 84 24Z', dark(c, 0.45)) + path('M120 80V206', 'none', `stroke="${dark(c, 0.4)}" stroke-width="2.5"`) + strip('M44 134H196') + strip('M42 176H198') + strip('M72 34V128') + strip('M168 34V128') + stroke('M50 42Q56 92 40 110M190 42Q184 92 200 110', dark(c, 0.3), 3);
};

const shoes: Drawing = (pen) => {
  const one = path('M-84 40Q-86 4-66-4L-34-24L-30-64Q0-74 36-66L40-8Q46 20 44 40Z', pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, '#5d646b'], [0.4, '#33383d'], [1, '#17191c']])) + path('M-84 40Q-86 4-66-4Q-48 6-46 40Z', '#4a5157') + stroke('M-76 14Q-70 2-58 2', '#fff', 3, 'opacity=".4"') + path('M-88 38H46V56Q46 60 40 60H-82Q-90 58-88 38Z', falling(pen, '#d9a02c', '#8f6512')) + stroke('M-74 60v-7M-58 60v-7M-42 60v-7M-26 60v-7M-10 60v-7M6 60v-7M22 60v-7', '#6b4a0b', 4) + stroke('M-34-20L-6-10M-32-34L2-26M-31-48L4-42', '#e9b62f', 4) + path('M-30-64Q0-74 36-66V-54Q0-62-31-52Z', '#20252a');
  return shadow(pen, 122, 196, 110, 12) + group(one, 'transform="translate(152 114) scale(1.08)"') + group(one, 'transform="translate(112 134) scale(1.1)"');
};

const harness: Drawing = (pen) => {
  const strap = (d: string, w = 13): string => stroke(d, '#a94c12', w) + stroke(d, '#ee7a26', w - 3) + stroke(d, '#ffc38f', 1.4, 'stroke-dasharray="5 4" opacity=".9"');
  const buckle = (x: number, y: number): string => rect(x - 8, y - 8, 16, 16, 3, metal(pen, 'chrome', 'slant')) + rect(x - 3, y - 5, 6, 10, 1, '#33383d');
  return shadow(pen, 122, 212, 76, 7, 0.26) + strap('M96 150C62 160 58 204 86 206C112 206 114 176 108 150') + strap('M144 150C178 160 182 204 154 206C128 206 126 176 132 150') + strap('M92 142C62 108 66 48 88 28Q98 22 102 34C106 58 112 70 120 84') + strap('M148 142C178 108 174 48 152 28Q142 22 138 34C134 58 128 70 120 84') + strap('M80 104H160', 11)
    + stroke('M66 146Q120 158 174 146', '#2b3036', 23) + stroke('M66 144Q120 156 174 144', '#4d545b', 3) + rect(104, 138, 32, 26, 4, metal(pen, 'chrome', 'slant')) + rect(111, 144, 18, 14, 2, '#2b3036') + circle(120, 84, 11, 'none', 'stroke="#7d858c" stroke-width="8"') + circle(120, 84, 11, 'none', 'stroke="#eef1f3" stroke-width="2.4"') + buckle(96, 104) + buckle(144, 104) + buckle(68, 188) + buckle(172, 188);
};

const ladder: Drawing = (pen) => {
  const rungs = (x1: number, x2: number): string => [0, 1, 2, 3, 4].map((i) => rect(x1 - i * 7 + 6, 62 + i * 32, x2 - x1 + i * 14 - 4, 8, 2, falling(pen, '#eef1f3', '#868e95'))).join('');
  return shadow(pen, 122, 214, 84, 7) + bar([148, 40], [196, 206], 5, lying(pen, '#8d959c')) + bar([130, 44], [168, 190], 4, lying(pen, '#7d858c')) + stroke('M166 108L196 206M150 120H172M158 160H182', '#9aa2a8', 4) + bar([88, 36], [46, 212], 7, lying(pen, '#c9d0d4')) + bar([142, 36], [170, 212], 7, lying(pen, '#c9d0d4')) + rungs(80, 150) + path('M76 30H154L160 46H70Z', flat(pen, '#d4622a', 0.25, 0.2)) + [46, 170].map((x) => rect(x - 9, 206, 18, 10, 3, grip)).join('') + rect(189, 202, 14, 9, 3, grip);
};

const wheelbarrow: Drawing = (pen) => shadow(pen, 124, 206, 108, 9) + stroke('M60 176L150 168L226 118', '#33383d', 7) + stroke('M150 168L144 206M150 168L172 206', '#33383d', 7) + circle(58, 176, 31, '#24292e') + circle(58, 176, 19, flat(pen, '#8d959c', 0.3, 0.2)) + circle(58, 176, 7, metalBall(pen, 'gi')) + path('M28 84Q118 60 206 92L170 158Q120 174 84 160Z', pen.gradient('linear', ' x1="0" y1="0" x2="1" y2="1"', [[0, light('#2f7d4f', 0.35)], [0.5, '#2f7d4f'], [1, dark('#2f7d4f', 0.4)]])) + path('M26 84Q60 66 118 68T208 92Q170 112 116 106T26 84Z', falling(pen, '#174528', '#3d8f60')) + stroke('M26 84Q60 66 118 68T208 92Q170 112 116 106T26 84Z', '#6fbf8e', 4) + rect(210, 108, 24, 12, 6, grip, 'transform="rotate(-33 222 114)"');

const pan: Drawing = (pen) => shadow(pen, 122, 180, 98, 14) + path('M22 102C34 160 74 186 120 186S206 160 218 102Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#24282c'], [0.24, '#7d858c'], [0.5, '#454b51'], [1, '#17191c']])) + ellipse(120, 102, 98, 34, '#5d646b') + ellipse(120, 102, 91, 29, falling(pen, '#1c2024', '#565d64')) + ellipse(120, 112, 60, 15, '#656c73', 'opacity=".4"') + stroke('M24 98Q60 70 120 68', '#c3c9ce', 3, 'opacity=".8"');

const tarpaulin: Drawing = (pen, tone) => {
  const c = tone === 'yellow' ? '#e9b62f' : '#2b69b3';
  const fold = (y: number, k: number): string => path(`M32 ${y}Q40 ${y - 14} 120 ${y - 12}T210 ${y - 4}Q218 ${y + 10} 208 ${y + 20}Q120 ${y + 30} 34 ${y + 20}Q24 ${y + 10} 32 ${y}Z`, lying(pen, light(c, k)));
  return shadow(pen, 124, 198, 108, 12) + fold(170, 0) + fold(146, 0.08) + fold(122, 0) + fold(98, 0.12) + path('M36 84Q90 52 150 62T212 92Q150 104 96 98T36 84Z', flat(pen, light(c, 0.22), 0.3, 0.1)) + stroke('M60 84Q100 66 150 70M80 92Q130 84 186 90', light(c, 0.6), 1.6, 'opacity=".5"') + [[52, 84], [104, 68], [158, 70], [200, 90]].map(([x = 0, y = 0]) => circle(x, y, 5, metalBall(pen, 'brass')) + circle(x, y, 2.2, '#33383d')).join('') + stroke('M120 60C118 90 124 150 120 196', '#f0ead8', 5) + stroke('M32 140Q120 152 212 138', '#f0ead8', 5);
};

const netRoll: Drawing = (pen) => {
  const weave = Array.from({ length: 22 }, (_, i) => `M${24 + i * 9} 84l18 90M${30 + i * 9} 84l-18 90`).join('');
  return shadow(pen, 124, 192, 108, 13) + polygon([[120, 168], [200, 168], [226, 192], [140, 192]], '#3f9a63', 'opacity=".8"') + path('M40 82H192A18 46 0 0 1 192 174H40A18 46 0 0 1 40 82Z', lying(pen, '#2f8a55')) + group(stroke(weave, '#1d5c37', 1.2, 'opacity=".6"'), `clip-path="${pen.clip('<path d="M40 82H192V174H40Z"/>')}"`) + ellipse(192, 128, 19, 46, flat(pen, '#4aa873', 0.3, 0.2)) + [34, 24, 14].map((r) => ellipse(192, 128, r * 0.42, r, 'none', 'stroke="#1d5c37" stroke-width="1.6"')).join('') + ellipse(192, 128, 4, 9, '#c9a06a') + [70, 140].map((x) => rect(x, 81, 10, 94, 0, lying(pen, '#f0ead8'))).join('');
};

export const toolDrawings: Readonly<Record<string, Drawing>> = {
  trowel, float, hammer, plier, screwdriver, measure, level, drill, cordless, grinder, cutter, blade, bits, helmet, goggles, gloves, vest, shoes, harness, ladder, wheelbarrow, pan, tarpaulin, 'rotary-hammer': rotaryHammer, 'net-roll': netRoll,
};
