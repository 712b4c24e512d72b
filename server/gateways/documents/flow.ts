import {
  ascent,
  contentArea,
  lineHeight,
  pageSize,
  type DrawingOp,
  type Measure,
  type TextStyle,
} from './drawing.ts'
import { wrapText } from './wrap-text.ts'

/** Where a text stands: from `x` on, or ending at the right edge of its width. */
export type Place = {
  readonly x: number
  readonly width: number
  readonly style: TextStyle
  readonly align?: 'left' | 'right'
}

/** Pages that fill from top to bottom; `y` is where the next thing begins. */
export type Flow = {
  readonly pages: DrawingOp[][]
  y: number
  readonly measure: Measure
  readonly put: (mark: DrawingOp) => void
  /** Writes a text at `top`, wrapped to its width, and returns where it ends. */
  readonly write: (text: string, top: number, place: Place) => number
  /** How high a text will be in that width. */
  readonly heightOf: (text: string, place: Pick<Place, 'width' | 'style'>) => number
  /** Begins a new page unless so much room is left on this one; true when it did. */
  readonly ensure: (height: number) => boolean
}

/** The lowest that anything but the foot may reach. */
const BOTTOM = pageSize.height - pageSize.margin - pageSize.foot

/** Begins with an empty page; `begin` is told of each further one, to write what stands at its top. */
export function startFlow(measure: Measure, begin: (flow: Flow) => void): Flow {
  const lines = (text: string, width: number, style: TextStyle): string[] =>
    wrapText(text, width, (part) => measure(part, style))
  const flow: Flow = {
    pages: [[]],
    y: pageSize.margin,
    measure,
    put: (mark) => flow.pages.at(-1)?.push(mark),
    write: (text, top, { x, width, style, align = 'left' }) => {
      let y = top
      for (const line of lines(text, width, style)) {
        const left = align === 'left' ? x : x + width - measure(line, style)
        if (line !== '') flow.put({ kind: 'text', text: line, x: left, y: y + ascent(style), style })
        y += lineHeight(style)
      }
      return y
    },
    heightOf: (text, { width, style }) => lines(text, width, style).length * lineHeight(style),
    ensure: (height) => {
      if (flow.y + height <= BOTTOM) return false
      flow.pages.push([])
      flow.y = pageSize.margin
      begin(flow)
      return true
    },
  }
  return flow
}

/** A hairline across the page. */
export function drawRule(y: number, colour: string, thickness = 0.6): DrawingOp {
  return { kind: 'rule', x: contentArea.left, y, width: contentArea.width, thickness, colour }
}
