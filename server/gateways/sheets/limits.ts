/** More than any catalogue has. */
export const MAX_ROWS = 50_000
export const MAX_COLUMNS = 300
export const MAX_CELL = 32_767
/** What the parts of a workbook may unpack to, in bytes. */
export const MAX_UNPACKED = 150_000_000
export const MAX_PARTS = 1_000

/** Why a file cannot be used, as text to follow "The file". */
export class SheetError extends Error {}
