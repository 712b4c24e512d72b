import { ball, box, circle, dark, dots, ellipse, falling, flat, group, letters, light, lying, path, polygon, rect, round, shadow, sideways, strew, stroke, toneColour, upright, vessel } from './kit.ts';
import type { Drawing, Label, Pen } from './kit.ts';

const paper: Readonly<Record<string, string>> = { kraft: '#d9c7a7', blue: '#c9d6e2', grey: '#c6c5c1', white: '#f1efe9' };

const sackShape = 'M55 27C60 24 66 26 72 25L168 25C174 26 180 24 185 27C188 38 185 46 187 58C192 94 192 136 187 172C185 184 188 200 185 212C180 215 172 213 166 214L74 214C68 213 60 215 55 212C52 200 55 184 53 172C48 136 48 94 53 58C55 46 52 38 55 27Z';

function sackPrint(label: Label): string {
  return path('M40 54Q120 48 200 54V92Q120 86 40 92Z', label.main) + path('M40 92Q120 86 200 92V96Q120 90 40 96Z', label.accent)
    + path('M40 160Q120 166 200 160V190Q120 197 40 190Z', label.main) + path('M40 156Q120 162 200 156V160Q120 166 40 160Z', label.accent)
    + letters(label.brand.toUpperCase(), 120, 81, 25, 104, label.ink) + letters(label.text, 120, 138, 38, 112, dark(label.main, 0.15));
}

const bag: Drawing = (pen, tone, label) => {
  const base = paper[tone] ?? '#d9c7a7';
  const sides = pen.gradient('linear', ' x1="0" x2="1"', [[0, '#1a130a', 0.42], [0.12, '#1a130a', 0.1], [0.32, '#ffffff', 0.34], [0.6, '#ffffff', 0], [0.86, '#1a130a', 0.16], [1, '#1a130a', 0.48]]);
  const ends = pen.gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', [[0, '#1a130a', 0.2], [0.1, '#ffffff', 0.2], [0.25, '#ffffff', 0], [0.8, '#1a130a', 0], [1, '#1a130a', 0.34]]);
  const seams = path('M40 20H200V42Q120 37 40 42Z', dark(base, 0.08)) + stroke('M50 41.5Q120 36.5 190 41.5', dark(base, 0.5), 0.9, 'stroke-dasharray="3.5 2"')
    + path('M40 200Q120 205 200 200V222H40Z', dark(base, 0.08)) + stroke('M50 200.5Q120 205 190 200.5', dark(base, 0.5), 0.9, 'stroke-dasharray="3.5 2"');
  const folds = stroke('M64 46C68 56 66 64 71 74M176 46C172 56 173 66 168 76M66 196C70 186 68 178 72 170M174 196C170 186 172 178 167 168', '#000', 1.3, 'opacity=".2"')
    + stroke('M66 46C70 56 68 64 73 74M68 196C72 186 70 178 74 170', '#fff', 0.9, 'opacity=".45"') + stroke('M84 104Q102 110 118 106M128 150Q150 144 166 149', '#000', 1.2, 'opacity=".09"');
  return shadow(pen, 120, 214, 88, 10) + group(rect(40, 20, 160, 204, 0, base) + sackPrint(label) + seams + folds + path(sackShape, sides) + path(sackShape, ends), `clip-path="${pen.clip(`<path d="${sackShape}"/>`)}"`);
};

function lyingSack(pen: Pen, x: number, y: number, w: number, base: string, label: Label): string {
  const d = `M${x + 4} ${y + 3}Q${x + w / 2} ${y - 5} ${x + w - 4} ${y + 3}Q${x + w + 5} ${y + 15} ${x + w - 3} ${y + 27}Q${x + w / 2} ${y + 31} ${x + 3} ${y + 27}Q${x - 5} ${y + 15} ${x + 4} ${y + 3}Z`;
  return path(d, lying(pen, base)) + path(`M${x + w * 0.24} ${y - 0.5}Q${x + w / 2} ${y - 4} ${x + w * 0.76} ${y - 0.5}V${y + 29}Q${x + w / 2} ${y + 31} ${x + w * 0.24} ${y + 29}Z`, label.main, 'opacity=".88"')
    + letters(label.brand.toUpperCase(), round(x + w / 2), round(y + 19), 13, w * 0.42, label.ink);
}

const pallet: Drawing = (pen, tone, label) => {
  const base = paper[tone] ?? '#d9c7a7';
  const rows = [0, 1, 2, 3, 4].map((row) => [0, 1].map((column) => lyingSack(pen, 28 + column * 93 + (row % 2) * 3, 158 - row * 29, 90, base, label)).join('')).join('');
  const wood = falling(pen, '#c79d63', '#8f683a');
  const timber = rect(24, 190, 192, 7, 1, wood) + [26, 110, 194].map((x) => rect(x, 197, 20, 12, 1, '#7b5830')).join('') + rect(24, 208, 192, 6, 1, wood);
  return shadow(pen, 120, 214, 108, 9) + timber + rows;
};

const pouch: Drawing = (pen, tone, label) => {
  const base = paper[tone] ?? '#f1efe9';
  const d = 'M66 34H174C176 60 184 96 184 140C184 176 180 198 176 210Q120 219 64 210C60 198 56 176 56 140C56 96 64 60 66 34Z';
  const sheen = pen.gradient('linear', ' x1="0" x2="1"', [[0, '#000', 0.3], [0.14, '#fff', 0.1], [0.26, '#fff', 0.65], [0.36, '#fff', 0.08], [0.78, '#000', 0.04], [0.9, '#fff', 0.25], [1, '#000', 0.32]]);
  const print = path('M50 74Q120 66 190 74V128Q120 140 50 128Z', label.main) + path('M50 128Q120 140 190 128V134Q120 146 50 134Z', label.accent) + letters(label.brand.toUpperCase(), 120, 110, 27, 108, label.ink) + letters(label.text, 120, 180, 30, 104, label.main);
  return shadow(pen, 120, 212, 82, 10) + group(rect(46, 30, 150, 190, 0, base) + print + path(d, sheen), `clip-path="${pen.clip(`<path d="${d}"/>`)}"`)
    + rect(66, 29, 108, 13, 2, falling(pen, light(base, 0.4), dark(base, 0.18))) + stroke('M68 33H172M68 37H172', dark(base, 0.25), 0.7);
};

function printed(label: Label, x: number, y: number, w: number, h: number): string {
  return rect(x, y, w, h, 3, label.main) + rect(x, y + h * 0.68, w, h * 0.09, 0, label.accent) + letters(label.brand.toUpperCase(), x + w / 2, y + h * 0.3, h * 0.2, w * 0.84, label.ink) + letters(label.text, x + w / 2, y + h * 0.58, h * 0.26, w * 0.84, label.ink);
}

const jerrycan: Drawing = (pen, tone, label) => {
  const base = tone === 'blue' ? '#2f66b0' : '#eceeef';
  const body = 'M60 84Q60 70 74 66L84 62V48Q84 40 94 40H152Q166 40 172 52L180 74Q184 82 184 92V200Q184 212 172 212H72Q60 212 60 200Z';
  return shadow(pen, 122, 211, 84, 10) + rect(92, 22, 30, 22, 4, upright(pen, '#d14a36')) + stroke('M97 25V41M103 25V41M110 25V41M116 25V41', '#7e2417', 1.2)
    + path(body, upright(pen, base)) + path('M132 56H156Q162 56 164 62L167 70Q168 75 162 75H136Q130 75 130 69V60Q130 56 132 56Z', dark(base, 0.62)) + path('M132 56H156Q162 56 164 62H134V74Q130 74 130 69V60Q130 56 132 56Z', '#000', 'opacity=".25"')
    + stroke('M70 92Q70 78 82 74M76 200H168', light(base, 0.6), 2, 'opacity=".7"') + printed(label, 72, 98, 100, 92) + path('M72 98H172V190H72Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#000', 0.2], [0.3, '#fff', 0.22], [0.6, '#fff', 0], [1, '#000', 0.28]]));
};

const bottle: Drawing = (pen, tone, label) => shadow(pen, 120, 214, 62, 9) + rect(104, 22, 32, 26, 4, upright(pen, label.accent)) + stroke('M109 26V45M115 26V45M121 26V45M127 26V45M132 26V45', '#000', 1, 'opacity=".25"')
  + path('M106 48H134C136 62 166 66 168 92V200Q168 214 154 214H86Q72 214 72 200V92C74 66 104 62 106 48Z', upright(pen, toneColour(tone, '#eeeeea'))) + printed(label, 72, 104, 96, 88)
  + path('M72 104H168V192H72Z', pen.gradient('linear', ' x1="0" x2="1"', [[0, '#000', 0.36], [0.26, '#fff', 0.34], [0.5, '#fff', 0], [1, '#000', 0.42]])) + stroke('M84 96C84 80 108 72 112 56', '#fff', 2.5, 'opacity=".6"');

const drum: Drawing = (pen, tone, label) => {
  const base = tone === 'oxide' ? '#6f7a86' : '#3e73b5';
  const hoops = [88, 150].map((y) => path(`M50 ${y}A70 16 0 0 0 190 ${y}V${y + 6}A70 16 0 0 1 50 ${y + 6}Z`, upright(pen, light(base, 0.16)))).join('');
  return shadow(pen, 122, 208, 90, 15) + vessel(pen, 120, 44, 200, 70, 16, base) + ellipse(120, 44, 63, 12.5, falling(pen, dark(base, 0.3), base)) + hoops + circle(94, 45, 7, ball(pen, '#c9ced3')) + circle(152, 47, 4, ball(pen, '#c9ced3'))
    + letters(label.brand.toUpperCase(), 120, 128, 22, 100, '#fff') + letters(label.text, 120, 186, 22, 92, '#fff', 'opacity=".92"');
};

const jumboBag: Drawing = (pen, tone) => {
  const cloth = '#ece7da';
  const straps = stroke('M62 74C52 30 84 20 92 66M148 66C156 20 188 30 178 74', '#3f6fae', 7) + stroke('M60 74C50 30 82 20 90 66', '#7da4d6', 1.6);
  const fill = tone === 'gravel' ? '#9b9a95' : '#b7ada0';
  return shadow(pen, 120, 210, 100, 11) + path('M48 76Q80 46 120 44Q160 46 192 76Q120 96 48 76Z', flat(pen, fill)) + path(dots(`jumbo ${tone}`, 46, [70, 170], [52, 80], 4), dark(fill, 0.35)) + path(dots(`jumbo2 ${tone}`, 40, [70, 168], [52, 80], 4), light(fill, 0.4))
    + path('M44 74Q120 98 196 74C204 120 204 168 196 206Q120 216 44 206C36 168 36 120 44 74Z', upright(pen, cloth)) + stroke('M74 84C70 130 72 170 76 210M166 84C170 130 168 170 164 210', '#3f6fae', 6, 'opacity=".85"')
    + stroke('M52 110Q56 150 52 190M188 110Q184 150 188 190M110 120Q116 150 112 182', '#8d8674', 1.4, 'opacity=".5"') + stroke('M44 76Q120 100 196 76', '#fff', 2, 'opacity=".6"') + straps;
};

/** Colour, size of grain or stone, whether single stones can be told apart. */
const heapTones: Readonly<Record<string, readonly [string, number, boolean]>> = {
  river: ['#c9a66f', 1.7, false], fine: ['#dcc596', 1.3, false], msand: ['#a9a59c', 1.8, false], dust: ['#8f8d89', 1.5, false], gravel: ['#93928e', 11.5, true], chips: ['#a09d97', 8.5, true],
};

/** Angular stones row by row, in five shades with one path each. */
function stones(seed: string, colour: string, size: number): string {
  const shades = [light(colour, 0.34), light(colour, 0.16), colour, dark(colour, 0.18), dark(colour, 0.36)];
  const drawn = shades.map(() => '');
  for (let y = 78; y < 202; y += size * 0.8) {
    const half = Math.max(5, (y - 70) * 0.82);
    const count = Math.floor((2 * half) / (size * 1.25));
    for (let i = 0; i <= count; i += 1) {
      const [one] = strew(`${seed}${round(y)}.${i}`, 1, [-2, 2], [-2, 2]);
      if (one === undefined) continue;
      const x = 120 - half + (i * 2 * half) / Math.max(1, count) + one.x;
      const r = size * (0.62 + one.s * 0.3);
      const shade = Math.min(4, Math.floor(one.s * 3.4) + (x > 146 ? 1 : 0) + (one.x > 1.3 ? 1 : 0));
      const at = (part: number): number => Math.round(r * part);
      drawn[shade] = `${drawn[shade] ?? ''}M${Math.round(x - r)} ${Math.round(y + one.y)}l${at(0.7)}-${at(0.8)}h${at(0.8)}l${at(0.6)} ${at(0.7)}-${at(0.5)} ${at(0.9)}h-${at(1.1)}z`;
    }
  }
  return shades.map((shade, i) => path(drawn[i] ?? '', shade)).join('');
}

const heap: Drawing = (pen, tone) => {
  const [colour, grain, single] = heapTones[tone] ?? ['#c9a66f', 1.7, false];
  if (single) return shadow(pen, 120, 204, 114, 12) + path('M22 204C50 190 76 156 104 92Q119 68 136 92C166 156 192 190 218 204Z', dark(colour, 0.5)) + stones(tone, colour, grain);
  const mound = 'M12 200C44 192 72 156 96 108Q118 70 144 106C170 154 200 190 228 200Q230 208 216 209H24Q10 208 12 200Z';
  const side = pen.gradient('linear', ' x1="0" y1=".2" x2="1" y2=".7"', [[0, light(colour, 0.34)], [0.42, colour], [0.62, dark(colour, 0.2)], [1, dark(colour, 0.42)]]);
  const grains = path(dots(`${tone} a`, 80, [24, 216], [96, 206], grain), dark(colour, 0.45), 'opacity=".6"') + path(dots(`${tone} b`, 70, [24, 190], [96, 206], grain), light(colour, 0.65), 'opacity=".8"');
  const ridge = path('M120 84C134 120 118 160 140 209H226L216 190C192 180 164 136 144 104Q132 84 120 84Z', dark(colour, 0.5), 'opacity=".16"');
  const slips = stroke('M96 128C80 160 60 184 40 198M112 110C104 150 92 180 80 204', light(colour, 0.5), 2, 'opacity=".4"');
  return shadow(pen, 120, 206, 116, 11) + group(path(mound, side) + ridge + slips + grains, `clip-path="${pen.clip(`<path d="${mound}"/>`)}"`);
};

const pebbles: Drawing = (pen, tone) => {
  const choices = tone === 'white' ? ['#f4f2ec', '#e8e4da', '#dedad2'] : tone === 'black' ? ['#3c4046', '#2a2d32', '#53585e'] : ['#b69b7b', '#8d8f90', '#d8cfbd', '#6e6257'];
  const fills = choices.map((colour) => ball(pen, colour));
  const rows: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    const half = 26 + row * 11;
    const count = 2 + row;
    for (let i = 0; i < count; i += 1) {
      const [one] = strew(`${tone}${row}.${i}`, 1, [-3, 3], [-3, 3]);
      const s = one?.s ?? 0.5;
      rows.push(ellipse(120 - half + (2 * half * i) / Math.max(1, count - 1) + (one?.x ?? 0), 82 + row * 16 + (one?.y ?? 0), 14 + s * 4, 10 + s * 3, fills[(row * 3 + i * 2) % fills.length] ?? '', `transform="rotate(${Math.round(s * 40 - 20)} ${round(120 - half + (2 * half * i) / Math.max(1, count - 1))} ${82 + row * 16})"`));
    }
  }
  return shadow(pen, 120, 204, 116, 14) + path('M30 202Q60 130 96 82Q120 62 144 82Q180 130 210 202Z', dark(choices[1] ?? '#888888', 0.5)) + rows.join('');
};

const tileBox: Drawing = (pen, _tone, label) => shadow(pen, 124, 210, 104, 11) + box(pen, 30, 92, 150, 116, 34, 26, '#c99d66')
  + path('M30 92L64 66H214L180 92Z', '#fff', 'opacity=".08"') + polygon([[96, 92], [130, 66], [146, 66], [112, 92]], '#e8dcc0', 'opacity=".8"') + rect(96, 92, 16, 40, 0, '#e8dcc0', 'opacity=".75"')
  + rect(42, 128, 126, 58, 2, label.main) + letters(label.brand.toUpperCase(), 105, 152, 20, 112, label.ink) + letters(label.text, 105, 177, 18, 100, label.accent) + stroke('M34 204H176', '#7d5a2e', 1.2, 'opacity=".5"');

const cableBox: Drawing = (pen, _tone, label) => shadow(pen, 124, 208, 100, 11) + box(pen, 34, 78, 146, 130, 30, 24, '#3a73bb') + letters(label.brand.toUpperCase(), 107, 112, 22, 124, '#fff') + letters(label.text, 107, 196, 24, 110, label.accent)
  + circle(107, 146, 24, flat(pen, '#d8dce0')) + circle(107, 146, 13, '#23282e') + stroke('M107 148C114 168 150 160 168 176C186 192 200 190 214 206', '#2f63a6', 6) + stroke('M107 147C114 166 150 158 168 174', '#8db5e6', 1.6) + rect(40, 84, 134, 3, 0, '#fff', 'opacity=".3"');

const epoxy: Drawing = (pen, _tone, label) => {
  const tin = (x: number, colour: string): string => vessel(pen, x, 96, 196, 40, 10, '#d9dde0') + path(`M${x - 40} 116A40 10 0 0 0 ${x + 40} 116V180A40 10 0 0 1 ${x - 40} 180Z`, upright(pen, colour)) + ellipse(x, 96, 33, 7.5, flat(pen, '#c3c8cc')) + letters(label.text, x, 156, 16, 66, '#fff');
  return shadow(pen, 122, 202, 100, 13) + tin(78, label.main) + tin(162, '#5a6068') + letters('A', 78, 178, 16, 20, label.accent) + letters('B', 162, 178, 16, 20, label.accent) + letters(label.brand, 78, 140, 11, 60, label.ink) + letters(label.brand, 162, 140, 11, 60, '#fff');
};

const glueBucket: Drawing = (pen, _tone, label) => {
  const body = '#f5f4ef';
  return shadow(pen, 120, 208, 84, 13) + path('M52 82L62 198A58 15 0 0 0 178 198L188 82Z', upright(pen, body)) + path('M56 110A64 15 0 0 0 184 110L179 176A59 15 0 0 1 61 176Z', upright(pen, label.main)) + path('M55 106A65 15 0 0 0 185 106V111A65 15 0 0 1 55 111Z', label.accent)
    + letters(label.brand.toUpperCase(), 120, 150, 22, 104, label.ink) + letters(label.text, 120, 177, 20, 92, label.accent) + rect(46, 66, 148, 20, 5, upright(pen, '#c0392b')) + ellipse(120, 66, 74, 15, flat(pen, '#d95343')) + ellipse(120, 66, 60, 11, flat(pen, '#c94435'))
    + stroke('M50 84C60 20 180 20 190 84', '#59616a', 3.5) + stroke('M51 82C62 22 178 22 188 80', '#fff', 1, 'opacity=".6"') + rect(98, 30, 44, 11, 5, sideways(pen, '#3a3f45', '#17191c'));
};


export const sackDrawings: Readonly<Record<string, Drawing>> = {
  bag, pallet, pouch, jerrycan, bottle, drum, heap, pebbles, epoxy, 'jumbo-bag': jumboBag, 'tile-box': tileBox, 'cable-box': cableBox, 'glue-bucket': glueBucket,
};

