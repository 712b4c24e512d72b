/** How a text looks; sizes are points. */
export type TextStyle = {
  readonly size: number
  readonly weight: 'regular' | 'strong'
  readonly colour: string
}

/** Something on a page, measured in points from its upper left corner; the `y` of a text is its baseline. */
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
      readonly kind: 'field'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: string
    }

/** The width of a text in one line. */
export type Measure = (text: string, style: TextStyle) => number

/** A4. */
export const pageSize = { width: 595.28, height: 841.89, margin: 36, foot: 30 }

/** What stands between the margins. */
export const contentArea = { left: pageSize.margin, width: pageSize.width - 2 * pageSize.margin }

/** Prints well without colour too. */
export const colours = {
  ink: '#1e252c',
  quiet: '#5a6570',
  hairline: '#d9d4ce',
  accent: '#a63d26',
  ground: '#f6f3ef',
}

const ink = { weight: 'regular', colour: colours.ink } as const

export const styles = {
  name: { size: 19, weight: 'strong', colour: colours.ink },
  title: { size: 15, weight: 'strong', colour: colours.accent },
  grand: { size: 12, weight: 'strong', colour: colours.ink },
  strong: { size: 8.5, weight: 'strong', colour: colours.ink },
  plain: { ...ink, size: 8.5 },
  quiet: { ...ink, size: 8.5, colour: colours.quiet },
  label: { size: 7.5, weight: 'strong', colour: colours.quiet },
  small: { ...ink, size: 7.5, colour: colours.quiet },
} as const satisfies Record<string, TextStyle>

/** From the top of one line to the top of the next: high enough for Devanagari. */
export function lineHeight({ size }: TextStyle): number {
  return size * 1.42
}

/** From the top of a line to its baseline. */
export function ascent({ size }: TextStyle): number {
  return size * 1.06
}
