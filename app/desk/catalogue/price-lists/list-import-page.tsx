import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { PRICE_LIST_NAME_LENGTH } from '#domain/pricing/price-list.ts'
import type { PriceListImportWire } from '#domain/pricing/sheets/wire.ts'
import { sendPriceList } from '#app/api/desk/money/price-list-sheets.ts'
import { fetchPriceList } from '#app/api/desk/price-lists.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskListImportMessages } from '#app/messages/desk/catalogue/price-list-import.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { deskUnreadColumnMessages } from '#app/messages/desk/catalogue/unread-columns.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ImportRows } from '#app/desk/kit/sheet-import/import-rows.tsx'
import { SheetImportPage } from '#app/desk/kit/sheet-import/sheet-import-page.tsx'
import { leftOutPlaces, missingAnswer, UnreadColumns } from '#app/desk/kit/sheet-import/unread-columns.tsx'
import { ImportDone, ImportOutcome } from './import-outcome.tsx'
import { givenText } from './typed-list.ts'

export const permission = 'price-lists:write'

export function clientLoader({ params: { id } }: LoaderFunctionArgs) {
  return id === undefined ? null : fetchPriceList(id)
}

/** Imports a price list (PRICE-08), as a new one or into one: a file is looked at row by row, then taken as a whole or not at all. */
export default function PriceListImportPage() {
  const t = deskListImportMessages
  const list = useLoaderData<typeof clientLoader>()
  const toast = useToast()
  // a repeat after a lost answer creates no second one
  const [newId] = useState(uniqueUuid)
  const [typedName, setName] = useState<string | null>(null)
  const id = list?.id ?? newId
  const nameFor = (file: File) => typedName ?? nameOfFile(file)
  return (
    <SheetImportPage<PriceListImportWire, 'enter'>
      texts={{ ...t, title: list === null ? t.title : t.titleOf(list.name) }}
      back={
        list === null
          ? { to: '/desk/catalogue/price-lists', text: deskPriceListMessages.back }
          : { to: `/desk/catalogue/price-lists/${id}`, text: list.name }
      }
      choice={list === null ? null : { label: t.rest, hint: t.restHint }}
      send={async (file, act, { seen, isChosen, isLeftOut }) => {
        const report = await sendPriceList(file, {
          id,
          act,
          rest: isChosen ? 'goes' : 'stays',
          without: leftOutPlaces(seen, isLeftOut),
          ...(act === 'enter' && {
            revision: seen?.revision ?? 0,
            ...(list === null && { name: nameFor(file).trim() }),
          }),
        })
        if (act === 'enter') toast({ text: t.entered, tone: 'good' })
        return report
      }}
    >
      {({ file, report, act }, { isPending, onAct, ...leftOut }) =>
        act === 'enter' ? (
          <ImportDone id={id} />
        ) : (
          <>
            <UnreadColumns columns={report.unread} ways={deskUnreadColumnMessages.list} {...leftOut} />
            <ImportOutcome
              report={report}
              isNew={list === null}
              isPending={isPending}
              lacks={
                missingAnswer(report.unread, leftOut.isLeftOut) ??
                (list === null && nameFor(file).trim() === '' ? t.needsName : null)
              }
              onEnter={() => onAct('enter')}
            >
              {list === null && (
                <Field
                  label={t.name}
                  hint={t.nameHint}
                  maxLength={PRICE_LIST_NAME_LENGTH}
                  autoComplete="off"
                  value={nameFor(file)}
                  onChange={(event) => setName(event.currentTarget.value)}
                />
              )}
            </ImportOutcome>
            <Section title={t.rows}>
              <Rows rows={report.rows} />
            </Section>
          </>
        )
      }
    </SheetImportPage>
  )
}

/** `contractors-2026.xlsx` names a list “contractors-2026”. */
function nameOfFile({ name }: File): string {
  return name.replace(/\.[a-z]{2,5}$/i, '').slice(0, PRICE_LIST_NAME_LENGTH)
}

function Rows({ rows }: Pick<PriceListImportWire, 'rows'>) {
  const t = deskListImportMessages
  return (
    <ImportRows
      texts={t}
      rows={rows}
      columns={[
        { heading: t.target, show: aboutText },
        { heading: t.price, isNarrow: true, show: priceText },
      ]}
      result={({ state, issue, before }) => {
        if (issue !== null) return { text: t[`issue-${issue}`], look: 'bad' }
        if (before !== null && state === 'changed') return { text: t.was(givenText({ ...before, from: 1 })) }
        return { text: t[`state-${state}`], ...(state === 'same' && { look: 'quiet' }) }
      }}
    />
  )
}

type Row = PriceListImportWire['rows'][number]

function aboutText({ target, label }: Row): string {
  return target === 'all' ? deskTargetMessages.all : label === '' ? '–' : label
}

function priceText(row: Row): string {
  if (row.target === null && row.issue === null) return deskListImportMessages.forWhom
  return row.price === null && row.percentOff === null ? '–' : givenText(row)
}
