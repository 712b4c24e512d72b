import { cellText, isEmptyCell, type SheetCell, type SheetRows } from './cell.ts'

const name =
  /^(?:(?:product|item|material|article|goods)s?(?: (?:name|title|description|details|id))?|(?:name|description|details|particulars?)(?: of .*)?|title|handle|url handle|id|(?:वस्तु|माल|सामान|उत्पाद)(?: का (?:नाम|विवरण))?|नाम|विवरण)$/u
const other =
  /^(?:s\.? ?no|sr\.? ?no|sl\.? ?no|qty|qnty|quantity|nos?|required|req|count|units?|uom|per|pack(?:ing)?|rate|price|selling|list|net|basic|mrp|m r p|amount|total|value|cost|hsn|sac|i?gst|tax|vat|size|variant|dimensions?|dia(?:meter)?|specs?|specification|grade|brand|make|company|colour|color|thickness|category|sub ?(?:category|group)|department|group|type|status|sku|code|barcode|ean|stock|weight|length|width|height|pictures?|images?|description|remarks?|min|moq|least|in steps|from|date|body|vendor|option\d|published|parent|regular|sale|categories|मात्रा|दर|रेट|मूल्य|कीमत|भाव|इकाई|आकार|साइज़?|जीएसटी|एचएसएन|ब्रांड|श्रेणी|क्रमांक)(?![\p{L}\p{M}\p{N}_])/u

/** Number of rows in which heads are looked for: titles and addresses stand above them, not tables. */
const LOOKED_AT = 60

/** Tells whether a row names columns: one that says what is sold, another that is usual in price lists and orders, and no numbers. */
export function isHeadRow(cells: readonly SheetCell[]): boolean {
  const texts = cells.filter((cell) => !isEmptyCell(cell)).map((cell) => normalize(cellText(cell)))
  if (texts.length < 2 || texts.some((text) => /^\p{Sc}?\d/u.test(text))) return false
  const named = texts.findIndex((text) => name.test(text))
  return named >= 0 && texts.some((text, index) => index !== named && other.test(text))
}

/** The position of the row with the heads of the columns; null when none of the first ones is one. */
export function findHeadRow(rows: SheetRows): number | null {
  const at = rows.slice(0, LOOKED_AT).findIndex((cells) => isHeadRow(cells))
  return at < 0 ? null : at
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[_\s./]+/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Sc} ]/gu, '')
    .trim()
}
