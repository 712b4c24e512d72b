/** The style of a text; the size is in points. */
export type TextStyle = {
  readonly size: number
  readonly weight: 'regular' | 'strong'
  readonly colour: string
}

/** A drawing operation, in points from the upper left corner of the page; the `y` of a text is its baseline. */
export type DrawingOp =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly style: TextStyle
    }
  | {
      readonly kind: 'rule'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly thickness: number
      readonly colour: string
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly side: number
      readonly thickness: number
      readonly colour: string
    }
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: string
    }

/** The width of a text on one line, in points. */
export type Measure = (text: string, style: TextStyle) => number

/** A4 in points, with its margins and the height of the footer. */
export const pageSize = { width: 595.28, height: 841.89, margin: 36, footer: 30 }

/** The area between the left and right margins. */
export const contentArea = { left: pageSize.margin, width: pageSize.width - 2 * pageSize.margin }

/** The roll of a thermal printer in points: 80 mm, of which it prints 72; a page longer than PDF readers take is never made. */
export const rollSize = { width: 226.77, margin: 11.34, longest: 10_000 }

/** The area that the roll is printed on. */
export const rollArea = { left: rollSize.margin, width: rollSize.width - 2 * rollSize.margin }

/** A finished page, in points. */
export type Page = { readonly width: number; readonly height: number; readonly ops: readonly DrawingOp[] }

/** Colours that are legible in black-and-white print too. */
export const colours = {
  ink: '#1e252c',
  muted: '#5a6570',
  hairline: '#d9d4ce',
  accent: '#a63d26',
  background: '#f6f3ef',
}

const regular = { weight: 'regular', colour: colours.ink } as const

export const styles = {
  name: { size: 19, weight: 'strong', colour: colours.ink },
  title: { size: 15, weight: 'strong', colour: colours.accent },
  grand: { size: 12, weight: 'strong', colour: colours.ink },
  strong: { size: 8.5, weight: 'strong', colour: colours.ink },
  plain: { ...regular, size: 8.5 },
  muted: { ...regular, size: 8.5, colour: colours.muted },
  label: { size: 7.5, weight: 'strong', colour: colours.muted },
  small: { ...regular, size: 7.5, colour: colours.muted },
} as const satisfies Record<string, TextStyle>

/** The line height in points, high enough for Devanagari. */
export function lineHeight({ size }: TextStyle): number {
  return size * 1.42
}

/** The distance from the top of a line to its baseline, in points. */
export function ascent({ size }: TextStyle): number {
  return size * 1.06
}
