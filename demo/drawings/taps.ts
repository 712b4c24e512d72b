import { rose, tube } from './bathroom-parts.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, group, path, rect, shadow, stroke } from './shapes.ts'
import { metal, metalBall } from './surfaces.ts'

const bibTap: Drawing = (pen, tone) =>
  shadow(pen, 132, 200, 70, 9, 0.25) +
  rose(pen, tone, 46, 122, 20, 40) +
  rect(46, 104, 76, 36, 6, metal(pen, tone, 'down')) +
  path('M112 92H158V150H112Z', metal(pen, tone)) +
  tube(tone, 'M150 122H176Q192 122 192 140V172', 26) +
  rect(176, 166, 32, 16, 4, metal(pen, tone)) +
  ellipse(192, 182, 13, 3.6, '#2b3036') +
  rect(122, 66, 26, 30, 4, metal(pen, tone)) +
  path('M118 44Q118 38 126 38H200Q210 40 210 50T200 62L150 68H124Q118 66 118 58Z', metal(pen, tone, 'down'))

const angleValve: Drawing = (pen, tone) =>
  shadow(pen, 126, 206, 66, 9, 0.25) +
  rose(pen, tone, 54, 110, 18, 38) +
  rect(54, 92, 60, 36, 4, metal(pen, tone, 'down')) +
  rect(100, 84, 52, 52, 10, metal(pen, tone)) +
  rect(110, 136, 32, 34, 2, metal(pen, tone)) +
  stroke('M110 144h32M110 151h32M110 158h32M110 165h32', '#000', 1.4, 'opacity=".3"') +
  rect(106, 168, 40, 16, 3, metal(pen, tone)) +
  rect(150, 98, 18, 24, 2, metal(pen, tone, 'down')) +
  path('M166 76H188Q204 76 204 92V128Q204 144 188 144H166Z', metal(pen, tone, 'down')) +
  stroke('M172 80V140M182 80V140M192 82V138', '#000', 1.6, 'opacity=".22"')

const basinMixer: Drawing = (pen, tone) =>
  shadow(pen, 116, 208, 74, 10) +
  rose(pen, tone, 104, 202, 44, 11) +
  path('M76 92Q76 80 88 80H122Q134 80 134 92L136 200Q104 212 72 200Z', metal(pen, tone)) +
  path(
    'M120 96C150 92 182 100 206 116Q214 122 210 132L204 146Q190 142 178 140C160 132 142 132 124 136Z',
    metal(pen, tone, 'down'),
  ) +
  path('M176 139L206 147Q204 154 196 153L174 147Z', '#23282d') +
  path('M78 80Q80 66 92 64H118Q130 66 132 80Z', metal(pen, tone)) +
  path('M92 66L100 34Q102 26 112 27L150 36Q158 40 154 46L118 52L118 66Z', metal(pen, tone, 'slant')) +
  circle(104, 106, 3.6, '#c33b2b') +
  circle(115, 106, 3.6, '#2f6db3')

const pillarTap: Drawing = (pen, tone) =>
  shadow(pen, 118, 208, 66, 9) +
  rose(pen, tone, 106, 202, 40, 10) +
  path('M82 110H130L134 200Q106 210 78 200Z', metal(pen, tone)) +
  tube(tone, 'M112 126C150 108 184 122 186 160', 26) +
  rect(170, 156, 32, 14, 4, metal(pen, tone)) +
  rect(94, 88, 24, 24, 2, metal(pen, tone)) +
  group(rect(58, 62, 96, 18, 9, metal(pen, tone, 'down')) + rect(92, 56, 28, 34, 8, metal(pen, tone)), '') +
  circle(106, 60, 9, metalBall(pen, tone))

const sinkMixer: Drawing = (pen, tone) =>
  shadow(pen, 112, 212, 66, 9) +
  rose(pen, tone, 92, 206, 36, 9) +
  rect(72, 132, 40, 72, 6, metal(pen, tone)) +
  tube(tone, 'M92 136V74A50 50 0 0 1 192 74V112', 20) +
  rect(178, 106, 28, 22, 4, metal(pen, tone)) +
  ellipse(192, 128, 13, 3.6, '#23282d') +
  rect(108, 150, 26, 20, 5, metal(pen, tone, 'down')) +
  path('M126 152L172 132Q182 130 184 138T178 148L132 170Z', metal(pen, tone, 'down'))

const bottleTrap: Drawing = (pen, tone) =>
  shadow(pen, 116, 212, 60, 7, 0.26) +
  rect(84, 22, 26, 92, 3, metal(pen, tone)) +
  ellipse(97, 24, 34, 8, metalBall(pen, tone)) +
  rect(72, 78, 50, 14, 4, metal(pen, tone)) +
  path('M66 110H128V176Q128 200 97 202T66 176Z', metal(pen, tone)) +
  rect(62, 104, 70, 14, 5, metal(pen, tone)) +
  tube(tone, 'M126 128H190', 22) +
  rose(pen, tone, 204, 128, 14, 32) +
  rect(130, 114, 12, 28, 3, metal(pen, tone, 'down')) +
  stroke('M70 176Q97 188 124 176', '#000', 1.4, 'opacity=".25"')

export const tapsDrawings: Readonly<Record<string, Drawing>> = {
  'bib-tap': bibTap,
  'angle-valve': angleValve,
  'basin-mixer': basinMixer,
  'pillar-tap': pillarTap,
  'sink-mixer': sinkMixer,
  'bottle-trap': bottleTrap,
}
