import type { Restriction, UnreadColumn } from '#domain/pricing/sheets/unread-columns.ts'
import { deskUnreadColumnMessages } from '#app/messages/desk/catalogue/unread-columns.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Section } from '../section.tsx'

/** Answer to whether columns that restrict something may be left out. */
export interface LeftOut {
  isLeftOut: boolean
  onLeaveOut: (is: boolean) => void
}

interface UnreadColumnsProps extends LeftOut {
  columns: readonly UnreadColumn[]
  ways: Readonly<Record<Restriction, string>>
}

/** Columns of a file that are not read: whether those that seem to restrict something may be left out, and the others. */
export function UnreadColumns({ columns, ways, isLeftOut, onLeaveOut }: UnreadColumnsProps) {
  const t = deskUnreadColumnMessages
  const others = columns.filter(({ restricts }) => restricts === null)
  if (columns.length === 0) return null
  return (
    <Section title={t.title}>
      {hasRestricting(columns) && (
        <div className="grid gap-3 rounded-control bg-caution-soft p-3">
          <p className="font-medium">{t.ask}</p>
          <ul className="grid gap-2">
            {columns.map(
              (column) =>
                column.restricts !== null && (
                  <li key={column.place}>
                    <span className="block font-medium wrap-anywhere">{nameOf(column)}</span>
                    <span className="block text-sm">{ways[column.restricts]}</span>
                  </li>
                ),
            )}
          </ul>
          <p className="text-sm">{t.correct}</p>
          <CheckboxField
            label={t.leave}
            checked={isLeftOut}
            onChange={({ currentTarget: { checked } }) => onLeaveOut(checked)}
          />
        </div>
      )}
      {others.length > 0 && (
        <div className="text-sm">
          {hasRestricting(columns) && <p>{t.others}</p>}
          <ul className="wrap-anywhere">
            {others.map((column) => (
              <li key={column.place}>{nameOf(column)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function nameOf({ head, place, example }: UnreadColumn): string {
  const t = deskUnreadColumnMessages
  return head === '' ? t.noHead(letterOf(place)) : t.named(head, example)
}

/** The letters by which a spreadsheet calls a column. */
function letterOf(place: number): string {
  const last = String.fromCodePoint(65 + ((place - 1) % 26))
  return place > 26 ? letterOf(Math.floor((place - 1) / 26)) + last : last
}

function hasRestricting(columns: readonly UnreadColumn[]): boolean {
  return columns.some(({ restricts }) => restricts !== null)
}

/** Sentence about the answer that a file waits for; null where there is nothing to answer. */
export function missingAnswer(columns: readonly UnreadColumn[], isLeftOut: boolean): string | null {
  return hasRestricting(columns) && !isLeftOut ? deskUnreadColumnMessages.answer : null
}

/** Places of the columns that are left out, as the store takes them. */
export function leftOutPlaces(
  report: { readonly unread: readonly UnreadColumn[] } | null,
  isLeftOut: boolean,
): string {
  const asked = (report?.unread ?? []).filter(({ restricts }) => restricts !== null)
  return isLeftOut ? asked.map(({ place }) => place).join(',') : ''
}
