import type { FactsOf, Reason } from '#domain/problem/reasons.ts'

/** Most that a file may hold before it is refused; counted while it is read, so that a small file cannot become a large one. */
export type SheetLimits = {
  readonly rows: number
  readonly columns: number
  /** Cells of all rows together, empty ones between others included. */
  readonly cells: number
  /** Characters of all cells together, each counted as often as it is shown. */
  readonly characters: number
  readonly charactersOfCell: number
  /** Size that the parts of an archive may unpack to, in bytes. */
  readonly unpacked: number
  readonly parts: number
}

/** The deepest that elements of a workbook's XML are nested; spreadsheet programs need about ten levels. */
export const MAX_XML_DEPTH = 64

/** A file that cannot be used, with the reason. */
export class SheetError extends Error {
  readonly reason: Reason
  /** True when it is refused for its size alone. */
  readonly isTooLarge: boolean

  constructor(reason: Reason, { isTooLarge = false }: { readonly isTooLarge?: boolean } = {}) {
    super(JSON.stringify(reason))
    this.reason = reason
    this.isTooLarge = isTooLarge
  }
}

/** Remainder of the limits while a file is read. */
export type Budget = {
  readonly limits: SheetLimits
  /** Counts a cell, or throws `SheetError`. */
  readonly addCell: (text: string) => void
  readonly addCells: (count: number) => void
  readonly addUnpacked: (bytes: number) => void
}

/** A budget with nothing spent. */
export function createBudget(limits: SheetLimits): Budget {
  let cells = 0
  let characters = 0
  let unpacked = 0
  const addCells = (more: number): void => {
    cells += more
    if (cells > limits.cells) throw tooMany(limits.cells, 'cells')
  }
  return {
    limits,
    addCells,
    addCell: (text) => {
      addCells(1)
      if (text.length > limits.charactersOfCell)
        throw new SheetError({ code: 'file-cell-too-long', most: limits.charactersOfCell }, large)
      characters += text.length
      if (characters > limits.characters) throw tooMany(limits.characters, 'characters')
    },
    addUnpacked: (bytes) => {
      unpacked += bytes
      if (unpacked > limits.unpacked) throw new SheetError({ code: 'file-unpacks-too-large' }, large)
    },
  }
}

const large = { isTooLarge: true }

/** The refusal of a file that has more of something than it may. */
export function tooMany(most: number, what: FactsOf<'file-too-many'>['what']): SheetError {
  return new SheetError({ code: 'file-too-many', what, most }, large)
}
