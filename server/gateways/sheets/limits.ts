import type { SheetLimits } from '#spreadsheets/files/limits.ts'

/** More than any catalogue has. */
export const uploadLimits: SheetLimits = {
  rows: 50_000,
  columns: 300,
  cells: 1_500_000,
  characters: 20_000_000,
  charactersOfCell: 32_767,
  unpacked: 80_000_000,
  parts: 1_000,
}

/** Values of a JSON file, those in each of its entries, its entries, and how deeply they may be nested. */
export const jsonLimits = { values: 1_500_000, valuesOfEntry: 50_000, entries: 50_000, depth: 32 } as const

/** Limits of the thread that reads a file: memory in megabytes, and time. */
export const threadLimits = {
  memory: { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 },
  withinMs: 30_000,
} as const
