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

/** A text as a cell: the name of an error is one. */
export function textCell(text: string): SheetCell {
  return errorText.test(text.trim()) ? { odd: 'error', text: text.trim() } : text
}

/** Whether nothing is shown in a cell, and nothing is wrong with it. */
export function isEmptyCell(cell: SheetCell | undefined): boolean {
  return cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}
