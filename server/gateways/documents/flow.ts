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

/** The horizontal box of a text, aligned to its left or right edge. */
export type TextBox = {
  readonly x: number
  readonly width: number
  readonly style: TextStyle
  readonly align?: 'left' | 'right'
}

/** Pages that are filled from top to bottom; `y` is the top of the remaining space of the last one. */
export type Flow = {
  readonly pages: DrawingOp[][]
  y: number
  readonly measure: Measure
  readonly draw: (op: DrawingOp) => void
  /** Writes a text at `top`, wrapped to the width of its box, and returns its bottom. */
  readonly write: (text: string, top: number, box: TextBox) => number
  /** The height of a text wrapped to that width. */
  readonly heightOf: (text: string, box: Pick<TextBox, 'width' | 'style'>) => number
  /** Starts a new page unless that much space is left on this one; returns whether it did. */
  readonly ensureSpace: (height: number) => boolean
}

/** The upper edge of the content, and the lower one, above the footer. */
type Edges = { readonly top: number; readonly bottom: number }

const a4Edges: Edges = { top: pageSize.margin, bottom: pageSize.height - pageSize.margin - pageSize.footer }

/** Creates a flow with an empty page; `onNewPage` writes the header of each further page. */
export function createFlow(
  measure: Measure,
  onNewPage: (flow: Flow) => void,
  { top: first, bottom }: Edges = a4Edges,
): Flow {
  const wrap = (text: string, width: number, style: TextStyle): string[] =>
    wrapText(text, width, (line) => measure(line, style))
  const flow: Flow = {
    pages: [[]],
    y: first,
    measure,
    draw: (op) => flow.pages.at(-1)?.push(op),
    write: (text, top, { x, width, style, align = 'left' }) => {
      let y = top
      for (const line of wrap(text, width, style)) {
        const left = align === 'left' ? x : x + width - measure(line, style)
        if (line !== '') flow.draw({ kind: 'text', text: line, x: left, y: y + ascent(style), style })
        y += lineHeight(style)
      }
      return y
    },
    heightOf: (text, { width, style }) => wrap(text, width, style).length * lineHeight(style),
    ensureSpace: (height) => {
      if (flow.y + height <= bottom) return false
      flow.pages.push([])
      flow.y = first
      onNewPage(flow)
      return true
    },
  }
  return flow
}

/** A horizontal rule across the content area. */
export function drawRule(y: number, colour: string, thickness = 0.6): DrawingOp {
  return { kind: 'rule', x: contentArea.left, y, width: contentArea.width, thickness, colour }
}
