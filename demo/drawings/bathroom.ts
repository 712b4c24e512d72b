import { circle, dark, ellipse, falling, flat, group, light, metal, metalBall, metalColour, path, polygon, rect, round, shadow, strew, stroke, upright } from './kit.ts';
import type { Drawing, Pen } from './kit.ts';

const china = '#f3f3f1';

/** A bent tube of plated metal: dark edge, body, highlight. */
function tube(tone: string, d: string, width: number): string {
  const body = metalColour(tone);
  const deep = tone === 'black' ? '#0f1113' : dark(body, 0.5);
  return stroke(d, deep, width) + stroke(d, body, width * 0.78) + stroke(d, light(body, tone === 'black' ? 0.35 : 0.75), width * 0.26, `transform="translate(${round(-width * 0.14)} ${round(-width * 0.14)})"`);
}

function rose(pen: Pen, tone: string, cx: number, cy: number, rx: number, ry: number): string {
  return ellipse(cx + 1.5, cy + 2.5, rx, ry, dark(metalColour(tone), 0.6)) + ellipse(cx, cy, rx, ry, metalBall(pen, tone));
}

const bibTap: Drawing = (pen, tone) => shadow(pen, 132, 200, 70, 9, 0.25) + rose(pen, tone, 46, 122, 20, 40) + rect(46, 104, 76, 36, 6, metal(pen, tone, 'down')) + path('M112 92H158V150H112Z', metal(pen, tone)) + tube(tone, 'M150 122H176Q192 122 192 140V172', 26) + rect(176, 166, 32, 16, 4, metal(pen, tone)) + ellipse(192, 182, 13, 3.6, '#2b3036')
  + rect(122, 66, 26, 30, 4, metal(pen, tone)) + path('M118 44Q118 38 126 38H200Q210 40 210 50T200 62L150 68H124Q118 66 118 58Z', metal(pen, tone, 'down'));

const angleValve: Drawing = (pen, tone) => shadow(pen, 126, 206, 66, 9, 0.25) + rose(pen, tone, 54, 110, 18, 38) + rect(54, 92, 60, 36, 4, metal(pen, tone, 'down')) + rect(100, 84, 52, 52, 10, metal(pen, tone)) + rect(110, 136, 32, 34, 2, metal(pen, tone)) + stroke('M110 144h32M110 151h32M110 158h32M110 165h32', '#000', 1.4, 'opacity=".3"') + rect(106, 168, 40, 16, 3, metal(pen, tone)) + rect(150, 98, 18, 24, 2, metal(pen, tone, 'down')) + path('M166 76H188Q204 76 204 92V128Q204 144 188 144H166Z', metal(pen, tone, 'down')) + stroke('M172 80V140M182 80V140M192 82V138', '#000', 1.6, 'opacity=".22"');

const basinMixer: Drawing = (pen, tone) => shadow(pen, 116, 208, 74, 10) + rose(pen, tone, 104, 202, 44, 11) + path('M76 92Q76 80 88 80H122Q134 80 134 92L136 200Q104 212 72 200Z', metal(pen, tone)) + path('M120 96C150 92 182 100 206 116Q214 122 210 132L204 146Q190 142 178 140C160 132 142 132 124 136Z', metal(pen, tone, 'down')) + path('M176 139L206 147Q204 154 196 153L174 147Z', '#23282d') + path('M78 80Q80 66 92 64H118Q130 66 132 80Z', metal(pen, tone)) + path('M92 66L100 34Q102 26 112 27L150 36Q158 40 154 46L118 52L118 66Z', metal(pen, tone, 'slant')) + circle(104, 106, 3.6, '#c33b2b') + circle(115, 106, 3.6, '#2f6db3');

const pillarTap: Drawing = (pen, tone) => shadow(pen, 118, 208, 66, 9) + rose(pen, tone, 106, 202, 40, 10) + path('M82 110H130L134 200Q106 210 78 200Z', metal(pen, tone)) + tube(tone, 'M112 126C150 108 184 122 186 160', 26) + rect(170, 156, 32, 14, 4, metal(pen, tone)) + rect(94, 88, 24, 24, 2, metal(pen, tone)) + group(rect(58, 62, 96, 18, 9, metal(pen, tone, 'down')) + rect(92, 56, 28, 34, 8, metal(pen, tone)), '') + circle(106, 60, 9, metalBall(pen, tone));

const sinkMixer: Drawing = (pen, tone) => shadow(pen, 112, 212, 66, 9) + rose(pen, tone, 92, 206, 36, 9) + rect(72, 132, 40, 72, 6, metal(pen, tone)) + tube(tone, 'M92 136V74A50 50 0 0 1 192 74V112', 20) + rect(178, 106, 28, 22, 4, metal(pen, tone)) + ellipse(192, 128, 13, 3.6, '#23282d') + rect(108, 150, 26, 20, 5, metal(pen, tone, 'down')) + path('M126 152L172 132Q182 130 184 138T178 148L132 170Z', metal(pen, tone, 'down'));

const shower: Drawing = (pen, tone) => {
  const drops = strew('rain', 22, [52, 170], [144, 206]).map((drop) => `M${drop.x} ${drop.y}v${round(6 + drop.s * 8)}`).join('');
  const holes = Array.from({ length: 13 }, (_, i) => `M${58 + i * 9} ${round(122 + Math.sin((i / 12) * Math.PI) * 9)}h.1`).join('');
  return rose(pen, tone, 208, 52, 14, 26) + tube(tone, 'M204 52H126Q112 52 112 66V92', 15) + circle(112, 92, 12, metalBall(pen, tone)) + path('M36 118Q40 100 112 98T188 118Z', metal(pen, tone, 'slant')) + ellipse(112, 119, 76, 16, falling(pen, dark(metalColour(tone), 0.45), metalColour(tone))) + ellipse(112, 121, 68, 13, dark(metalColour(tone), tone === 'black' ? 0.5 : 0.3)) + stroke(holes, '#fff', 3, 'opacity=".55"') + stroke(drops, '#8fc2dc', 2.4, 'opacity=".75"');
};

const handShower: Drawing = (pen, tone) => shadow(pen, 130, 212, 70, 7, 0.22) + stroke('M148 150C190 190 60 190 92 214C120 226 190 214 204 180', dark(metalColour(tone), 0.35), 8) + stroke('M148 150C190 190 60 190 92 214C120 226 190 214 204 180', light(metalColour(tone), 0.4), 6, 'stroke-dasharray="2 2.4" stroke-linecap="butt"')
  + group(rect(-13, 30, 26, 120, 12, metal(pen, tone)) + ellipse(0, 4, 58, 54, metalBall(pen, tone)) + ellipse(-2, 5, 47, 43, flat(pen, '#e6eaec', 0.4, 0.2)) + Array.from({ length: 3 }, (_, ring) => Array.from({ length: 8 + ring * 6 }, (__, i) => {
    const a = (i * Math.PI * 2) / (8 + ring * 6);
    return circle(-2 + Math.cos(a) * (12 + ring * 12), 5 + Math.sin(a) * (11 + ring * 11), 2, '#59646d');
  }).join('')).join('') + rect(-9, 146, 18, 14, 3, metal(pen, tone)), 'transform="translate(86 66) rotate(-34)"');

const healthFaucet: Drawing = (pen, tone) => shadow(pen, 124, 212, 74, 7, 0.22) + stroke('M84 156C70 200 130 218 140 176S196 130 196 190', dark(metalColour(tone), 0.35), 8) + stroke('M84 156C70 200 130 218 140 176S196 130 196 190', light(metalColour(tone), 0.4), 6, 'stroke-dasharray="2 2.4" stroke-linecap="butt"') + path('M70 70Q82 64 92 72L100 152Q88 160 76 154Z', metal(pen, tone)) + path('M66 78Q56 60 76 44L120 32Q130 34 132 44L134 58Q132 66 122 66L94 76Z', metal(pen, tone, 'down')) + ellipse(130, 48, 8, 17, flat(pen, '#dfe4e7')) + ellipse(131, 48, 5, 12, '#4d565e') + path('M96 80L116 76Q120 92 108 116L102 112Z', metal(pen, tone)) + rect(180, 186, 32, 22, 4, metal(pen, tone));

const diverter: Drawing = (pen, tone) => shadow(pen, 124, 204, 86, 9, 0.24) + circle(121, 117, 78, dark(metalColour(tone), 0.55)) + circle(118, 112, 78, metalBall(pen, tone)) + circle(118, 112, 66, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".35"') + circle(118, 112, 36, metal(pen, tone, 'slant')) + path('M100 106L86 190Q86 200 98 200H118Q128 198 128 190L134 112Z', metal(pen, tone)) + circle(118, 108, 24, metalBall(pen, tone)) + circle(118, 58, 13, metalBall(pen, tone)) + circle(118, 58, 6, dark(metalColour(tone), 0.3), 'opacity=".5"');

const wc: Drawing = (pen) => shadow(pen, 124, 210, 92, 10) + path('M128 44Q128 34 138 34H196Q204 34 204 44V124H128Z', upright(pen, china)) + rect(124, 28, 84, 13, 6, falling(pen, '#ffffff', '#cfd3d4')) + circle(166, 30, 6, metalBall(pen, 'chrome')) + path('M34 118H204Q206 150 184 168Q170 178 172 208H88Q92 180 70 168Q38 152 34 118Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#d8dadb'], [0.2, '#ffffff'], [0.55, '#eceded'], [1, '#b9bdc0']])) + path('M28 112Q26 98 52 96H186Q204 98 204 112Q204 122 190 122H48Q30 122 28 112Z', falling(pen, '#ffffff', '#c9cdcf')) + path('M30 114Q60 120 202 114', 'none', 'stroke="#a9aeb1" stroke-width="1.4"') + path('M28 108Q30 86 66 84H180Q200 86 202 104Q120 92 28 108Z', falling(pen, '#ffffff', '#dfe2e3')) + stroke('M52 134Q60 152 80 164', '#fff', 4, 'opacity=".9"');

const wallWc: Drawing = (pen) => rect(120, 24, 96, 188, 3, flat(pen, '#d7dcdf', 0.25, 0.12)) + rect(150, 42, 42, 28, 5, flat(pen, '#f4f5f5', 0.2, 0.1)) + circle(164, 56, 8, metalBall(pen, 'chrome')) + circle(180, 56, 6, metalBall(pen, 'chrome')) + shadow(pen, 110, 204, 80, 9, 0.3) + path('M40 118H170V180Q110 186 80 168Q44 150 40 118Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#d5d8d9'], [0.22, '#ffffff'], [0.6, '#ebecec'], [1, '#b5babd']])) + path('M32 112Q30 98 60 96H164Q174 98 174 110T164 122H50Q34 122 32 112Z', falling(pen, '#ffffff', '#c9cdcf')) + path('M32 108Q36 86 74 84H160Q172 86 174 102Q110 94 32 108Z', falling(pen, '#ffffff', '#dfe2e3')) + stroke('M54 134Q62 150 84 160', '#fff', 4, 'opacity=".9"');

const orissaPan: Drawing = (pen) => {
  const ribs = (x: number): string => [0, 1, 2, 3, 4].map((i) => stroke(`M${x} ${78 + i * 13}h34`, '#c3c7c9', 3)).join('');
  return shadow(pen, 122, 200, 96, 14) + rect(30, 40, 180, 164, 30, '#b5babd') + rect(30, 34, 180, 164, 30, flat(pen, china, 0.5, 0.1)) + rect(42, 70, 44, 76, 14, flat(pen, '#e9eaea', 0.4, 0.08)) + rect(154, 70, 44, 76, 14, flat(pen, '#e9eaea', 0.4, 0.08)) + ribs(47) + ribs(159) + path('M120 50Q150 50 148 96Q146 130 138 162Q134 182 120 182T102 162Q94 130 92 96Q90 50 120 50Z', falling(pen, '#a9afb3', '#f6f6f5')) + path('M120 60Q142 60 140 96Q138 128 131 156Q128 172 120 172T109 156Q102 128 100 96Q98 60 120 60Z', falling(pen, '#cfd3d5', '#ffffff')) + ellipse(120, 156, 13, 11, falling(pen, '#3f464b', '#8d959a'));
};

const bowlBasin: Drawing = (pen, tone) => {
  const c = tone === 'black' ? '#34383d' : china;
  return shadow(pen, 122, 190, 98, 14) + path('M22 96C26 150 66 186 120 186S214 150 218 96Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, dark(c, 0.18)], [0.2, light(c, 0.4)], [0.5, c], [0.85, dark(c, 0.24)], [1, dark(c, 0.34)]])) + ellipse(120, 96, 98, 36, light(c, 0.35)) + ellipse(120, 97, 92, 32, falling(pen, dark(c, 0.4), light(c, 0.1))) + ellipse(120, 114, 60, 14, light(c, 0.25), 'opacity=".5"') + ellipse(120, 112, 13, 5.5, metalBall(pen, 'chrome')) + ellipse(120, 112, 6, 2.4, '#3b4248') + stroke('M38 120C48 148 70 166 96 174', '#fff', 4, `opacity="${tone === 'black' ? 0.25 : 0.85}"`);
};

const pedestalBasin: Drawing = (pen) => shadow(pen, 120, 210, 60, 9) + path('M92 116H148Q150 160 142 206Q120 213 98 206Q90 160 92 116Z', upright(pen, china)) + path('M26 76Q34 128 120 132T214 76Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#d3d6d7'], [0.22, '#ffffff'], [0.6, '#eaebeb'], [1, '#b3b8bb']])) + path('M24 72Q26 52 120 50T216 72Q214 88 120 90T24 72Z', flat(pen, '#fafafa', 0.4, 0.08)) + ellipse(120, 74, 70, 12, falling(pen, '#b0b5b8', '#f0f1f1')) + ellipse(120, 78, 9, 3, '#596168') + rect(112, 30, 16, 28, 4, metal(pen, 'chrome')) + path('M114 32Q116 22 128 24L146 34V42L126 40Z', metal(pen, 'chrome', 'down')) + stroke('M44 92Q62 112 92 118', '#fff', 3, 'opacity=".9"');

const cistern: Drawing = (pen) => shadow(pen, 122, 204, 96, 9, 0.3) + rect(34, 54, 176, 132, 14, dark(china, 0.25)) + path('M30 66H206L200 172Q198 184 186 184H50Q38 184 36 172Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#d3d6d7'], [0.16, '#ffffff'], [0.6, '#eff0f0'], [1, '#bcc1c4']])) + rect(24, 48, 188, 22, 9, falling(pen, '#ffffff', '#cfd3d5')) + ellipse(118, 52, 24, 7, metalBall(pen, 'chrome')) + stroke('M118 46V58', '#6b747b', 1.4) + rect(108, 182, 22, 28, 3, upright(pen, '#d9dcde')) + stroke('M48 84V160', '#fff', 5, 'opacity=".8"');

const seat: Drawing = (pen) => shadow(pen, 122, 204, 84, 12) + path('M60 44Q120 24 180 44Q196 92 186 150Q172 204 120 206T54 150Q44 92 60 44Z', dark(china, 0.3), 'transform="translate(3 5)"') + path('M60 44Q120 24 180 44Q196 92 186 150Q172 204 120 206T54 150Q44 92 60 44Z', flat(pen, '#f4f4f2', 0.5, 0.14)) + path('M82 82Q120 66 158 82Q168 112 160 146Q150 180 120 180T80 146Q72 112 82 82Z', '#b9bec1') + path('M84 86Q120 72 156 86Q164 114 157 146Q148 176 120 176T83 146Q76 114 84 86Z', falling(pen, '#d9dcdd', '#fbfbfa')) + [88, 152].map((x) => rect(x - 12, 30, 24, 14, 5, metal(pen, 'chrome', 'down'))).join('') + stroke('M66 60Q60 110 72 156', '#fff', 4, 'opacity=".9"');

const towelRail: Drawing = (pen, tone) => shadow(pen, 122, 196, 92, 8, 0.22) + [40, 200].map((x) => rose(pen, tone, x, 84, 20, 20) + circle(x, 84, 11, metalBall(pen, tone))).join('') + rect(34, 77, 172, 13, 6, metal(pen, tone, 'down')) + path('M74 80Q110 74 166 80V186Q120 194 74 186Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#c9dde0'], [0.2, '#eef6f6'], [0.5, '#d5e6e8'], [0.8, '#bcd4d8'], [1, '#9fbcc1']])) + path('M74 164Q120 172 166 164V172Q120 180 74 172Z', '#3b8f98', 'opacity=".7"') + path('M74 80Q120 72 166 80V86Q120 79 74 86Z', '#fff', 'opacity=".7"') + stroke('M96 92V184M128 90V186M150 92V184', '#8fb0b5', 1.4, 'opacity=".5"');

const cornerShelf: Drawing = (pen, tone) => {
  const shelf = (y: number): string => path(`M120 ${y - 40}L214 ${y + 6}Q176 ${y + 44} 120 ${y + 44}T26 ${y + 6}Z`, metal(pen, tone, 'slant')) + path(`M120 ${y - 28}L196 ${y + 8}Q166 ${y + 34} 120 ${y + 34}T44 ${y + 8}Z`, dark(metalColour(tone), 0.25), 'opacity=".5"') + Array.from({ length: 5 }, (_, i) => stroke(`M${72 + i * 24} ${y + 8}v${14 - Math.abs(2 - i) * 2}`, '#14181b', 5, 'opacity=".55"')).join('') + stroke(`M26 ${y + 6}Q64 ${y + 44} 120 ${y + 44}T214 ${y + 6}`, light(metalColour(tone), 0.5), 3) + stroke(`M26 ${y - 8}Q64 ${y + 28} 120 ${y + 28}T214 ${y - 8}`, metalColour(tone), 4);
  return shadow(pen, 122, 210, 90, 8, 0.24) + rect(117, 34, 6, 160, 0, metal(pen, tone)) + shelf(84) + shelf(160);
};

const soapDish: Drawing = (pen, tone) => shadow(pen, 122, 186, 96, 10, 0.26) + rose(pen, tone, 120, 70, 22, 20) + rect(113, 70, 14, 40, 3, metal(pen, tone)) + path('M24 120H216Q212 160 172 164H68Q28 160 24 120Z', metal(pen, tone)) + ellipse(120, 120, 96, 18, dark(metalColour(tone), 0.35)) + ellipse(120, 119, 90, 15, metal(pen, tone, 'slant')) + Array.from({ length: 9 }, (_, i) => stroke(`M${56 + i * 16} 112v14`, '#1b2025', 3, 'opacity=".4"')).join('') + path('M66 100Q66 84 96 84H146Q174 84 174 102Q174 118 146 120H96Q66 118 66 100Z', flat(pen, '#f3d9c4', 0.4, 0.14)) + path('M84 92Q120 86 156 94', 'none', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"');

const sinkTones: Readonly<Record<string, string>> = { ss: '#c5cbd0', black: '#33373b', coffee: '#5b4537', snow: '#efeeea' };

const sink: Drawing = (pen, tone) => {
  const c = sinkTones[tone] ?? '#c5cbd0';
  return shadow(pen, 124, 196, 108, 16) + path('M14 122H200V178Q198 190 186 190H36Q22 190 20 178Z', falling(pen, dark(c, 0.06), dark(c, 0.36))) + polygon([[200, 122], [226, 62], [226, 124], [200, 184]], falling(pen, dark(c, 0.3), dark(c, 0.5))) + polygon([[14, 122], [64, 58], [228, 58], [204, 122]], flat(pen, light(c, 0.2), 0.35, 0.1)) + polygon([[34, 116], [74, 66], [212, 66], [192, 116]], falling(pen, dark(c, 0.5), dark(c, 0.16))) + polygon([[44, 112], [78, 78], [204, 78], [186, 112]], flat(pen, dark(c, 0.08), 0.25, 0.2)) + ellipse(128, 95, 15, 6, metalBall(pen, 'chrome')) + ellipse(128, 95, 8, 3, '#32383d') + stroke('M16 122L65 59H226', '#fff', 1.6, 'opacity=".7"') + rect(30, 130, 150, 3, 1, '#fff', 'opacity=".25"');
};

const bottleTrap: Drawing = (pen, tone) => shadow(pen, 116, 212, 60, 7, 0.26) + rect(84, 22, 26, 92, 3, metal(pen, tone)) + ellipse(97, 24, 34, 8, metalBall(pen, tone)) + rect(72, 78, 50, 14, 4, metal(pen, tone)) + path('M66 110H128V176Q128 200 97 202T66 176Z', metal(pen, tone)) + rect(62, 104, 70, 14, 5, metal(pen, tone)) + tube(tone, 'M126 128H190', 22) + rose(pen, tone, 204, 128, 14, 32) + rect(130, 114, 12, 28, 3, metal(pen, tone, 'down')) + stroke('M70 176Q97 188 124 176', '#000', 1.4, 'opacity=".25"');

export const bathroomDrawings: Readonly<Record<string, Drawing>> = {
  wc, shower, diverter, cistern, seat, sink, 'bib-tap': bibTap, 'angle-valve': angleValve, 'basin-mixer': basinMixer, 'pillar-tap': pillarTap, 'sink-mixer': sinkMixer, 'hand-shower': handShower, 'health-faucet': healthFaucet, 'wall-wc': wallWc, 'orissa-pan': orissaPan,
  'bowl-basin': bowlBasin, 'pedestal-basin': pedestalBasin, 'towel-rail': towelRail, 'corner-shelf': cornerShelf, 'soap-dish': soapDish, 'bottle-trap': bottleTrap,
};
