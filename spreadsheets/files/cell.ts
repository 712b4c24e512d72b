import { withoutMarks } from '#domain/text/without-invisible.ts'

/**
 * A cell as a person sees it: 0.18 in a cell of per cent is `18%`. One whose text says nothing reliable says why: a `date`, which may
 * have been a size, an `error` such as #REF!, or a `formula` whose value is not in the file.
 */
export type SheetCell = string | OddCell

export type OddCell = { readonly odd: 'date' | 'error' | 'formula'; readonly text: string }

export type SheetRows = readonly (readonly SheetCell[])[]

/** The text of a cell as it is shown. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : cell.text
}

const errorText =
  /^(?:#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)|Err:\d{3}|#{3,})$/

/** A text as a person sees it: without marks that nobody sees, and with plain spaces for those that do not break. */
export function seenText(text: string): string {
  return /[^\u0020-\u007e]/.test(text) ? withoutMarks(text).replaceAll(/[\u00a0\u2007\u202f]/g, ' ') : text
}

/** A text as a cell: the name of an error is one. */
export function textCell(text: string): SheetCell {
  const seen = seenText(text)
  return errorText.test(seen.trim()) ? { odd: 'error', text: seen.trim() } : seen
}

/** Tells whether nothing is shown in a cell, and nothing is wrong with it. */
export function isEmptyCell(cell: SheetCell | undefined): boolean {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}
