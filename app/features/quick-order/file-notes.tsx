import type { ListFile } from '#app/browser/quick-order/read-list-file.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'

/** A list that was read from a file. */
export type ReadList = Extract<ListFile, { readonly text: string }>

const SHOWN = 5

/** Notes on the parts of a file that did not come into the list, for the person to add. */
export function FileNotes({ file: { odd, tab } }: { file: ReadList }) {
  const t = quickOrderMessages
  if (odd.length === 0 && tab === null) return null
  return (
    <output className="block text-sm">
      <ul className="grid gap-1">
        {tab !== null && <li className="text-quiet">{t.fileTab(tab)}</li>}
        {odd.slice(0, SHOWN).map(({ odd: kind, row, text }, index) => (
          <li key={`${row} ${index}`} className="text-caution">
            {kind === 'date'
              ? t.fileDate(row, text)
              : kind === 'error'
                ? t.fileError(row, text)
                : t.fileFormula(row)}
          </li>
        ))}
        {odd.length > SHOWN && <li className="text-caution">{t.fileMore(odd.length - SHOWN)}</li>}
      </ul>
    </output>
  )
}
