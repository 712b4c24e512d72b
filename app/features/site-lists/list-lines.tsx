import type { SiteListWire } from '#domain/site-lists/wire.ts'
import type { CartEntry } from '#app/features/cart/cart-view.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { isChosen, isOrderable, keyOf, type ListDraft } from './list-draft.ts'
import { ListRow } from './list-row.tsx'

interface ListLinesProps {
  list: SiteListWire
  cartEntries: readonly CartEntry[]
  draft: ListDraft
  onDraft: (draft: ListDraft) => void
}

/** The lines of a list, of which some are chosen for this order. */
export function ListLines({ list, cartEntries, draft, onDraft }: ListLinesProps) {
  const t = siteListMessages
  const orderable = cartEntries.filter(
    (entry) => isOrderable(entry) && !draft.takenOut.includes(keyOf(entry.line)),
  )
  const isWhole = orderable.length > 0 && orderable.every((entry) => isChosen(entry, draft))
  return (
    <Card>
      <CheckboxField
        className="border-b border-hairline px-3 wide:px-4"
        label={t.chooseAll}
        checked={isWhole}
        disabled={orderable.length === 0}
        onChange={() => onDraft({ ...draft, left: isWhole ? orderable.map(({ line }) => keyOf(line)) : [] })}
      />
      <ul aria-label={t.lines} className="divide-y divide-hairline">
        {list.lines.map((line, index) => {
          const key = keyOf(line)
          const entry = cartEntries[index]
          if (entry === undefined) return null
          return (
            <li key={key} className="p-3 wide:p-4">
              {draft.takenOut.includes(key) ? (
                <TakenOut
                  name={line.name}
                  onPutBack={() =>
                    onDraft({ ...draft, takenOut: draft.takenOut.filter((other) => other !== key) })
                  }
                />
              ) : (
                <ListRow
                  kept={line}
                  cartEntry={entry}
                  isWanted={isChosen(entry, draft)}
                  mayKeep={list.mayKeep}
                  onChoose={(isWanted) =>
                    onDraft({
                      ...draft,
                      left: isWanted ? draft.left.filter((other) => other !== key) : [...draft.left, key],
                    })
                  }
                  onQuantity={(quantity) =>
                    onDraft({
                      ...draft,
                      quantities: { ...draft.quantities, [key]: quantity },
                      left: draft.left.filter((other) => other !== key),
                    })
                  }
                  onTakeOut={() => onDraft({ ...draft, takenOut: [...draft.takenOut, key] })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function TakenOut({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const t = siteListMessages
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <output className="min-w-0 flex-1 text-sm text-quiet wrap-anywhere">{t.takenOut(name)}</output>
      <Button variant="quiet" size="small" aria-label={t.putBackLabel(name)} onClick={onPutBack}>
        {t.putBack}
      </Button>
    </div>
  )
}
