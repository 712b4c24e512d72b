import type { OfferImportWire } from '#domain/offers/sheets/wire.ts'
import { sendOffers } from '#app/api/desk/money/offer-sheets.ts'
import { deskOfferImportMessages } from '#app/messages/desk/catalogue/offer-import.ts'
import { deskOfferMessages } from '#app/messages/desk/catalogue/offers.ts'
import { deskUnreadColumnMessages } from '#app/messages/desk/catalogue/unread-columns.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ImportRows } from '#app/desk/kit/sheet-import/import-rows.tsx'
import { SheetImportPage } from '#app/desk/kit/sheet-import/sheet-import-page.tsx'
import { leftOutPlaces, missingAnswer, UnreadColumns } from '#app/desk/kit/sheet-import/unread-columns.tsx'
import { shortMoney } from './offer-sentence.ts'
import { UndoImport } from './undo-import.tsx'

export const permission = 'price-lists:write'

/** Imports offers (OFFER-01): a file is looked at row by row, then taken as a whole or not at all. */
export default function OfferImportPage() {
  const t = deskOfferImportMessages
  const toast = useToast()
  return (
    <SheetImportPage<OfferImportWire, 'enter'>
      texts={t}
      back={{ to: '/desk/catalogue/offers', text: deskOfferMessages.back }}
      send={async (file, act, { seen, isLeftOut }) => {
        const report = await sendOffers(file, {
          act,
          seen: act === 'check' ? null : (seen?.seen ?? null),
          without: leftOutPlaces(seen, isLeftOut),
        })
        if (act === 'enter') toast({ text: t.entered, tone: 'good' })
        return report
      }}
    >
      {({ report, act }, { isPending, onAct, ...leftOut }) =>
        act === 'enter' ? (
          <Done report={report} />
        ) : (
          <>
            <UnreadColumns columns={report.unread} ways={deskUnreadColumnMessages.offer} {...leftOut} />
            <Offers
              report={report}
              isPending={isPending}
              waitsFor={missingAnswer(report.unread, leftOut.isLeftOut)}
              onEnter={() => onAct('enter')}
            />
            <Section title={t.rows}>
              <Rows rows={report.rows} />
            </Section>
          </>
        )
      }
    </SheetImportPage>
  )
}

interface OffersProps {
  report: OfferImportWire
  isPending: boolean
  /** Sentence about an answer that is missing. */
  waitsFor: string | null
  onEnter: () => void
}

/** Offers as a file would leave them, and the button that makes them so. */
function Offers({ report: { offers, rows }, isPending, waitsFor, onEnter }: OffersProps) {
  const t = deskOfferImportMessages
  const refused = rows.filter(({ state }) => state === 'refused').length
  const fresh = offers.filter(({ isNew }) => isNew).length
  const changed = offers.filter((offer) => offer.changed.length > 0).length
  return (
    <Section title={t.outcome}>
      <output className="font-medium">{t.summary({ fresh, changed, refused })}</output>
      {refused > 0 && <p className="text-sm text-bad">{t.correct}</p>}
      {refused + fresh + changed === 0 && <p>{t.nothing}</p>}
      <ul className="divide-y divide-hairline">
        {offers.map((offer) => (
          <li key={offer.name} className="py-2">
            <span className="block font-medium wrap-anywhere">{offer.name}</span>
            <span className="block text-sm text-quiet">{changeText(offer)}</span>
          </li>
        ))}
      </ul>
      {fresh + changed > 0 && refused === 0 && (
        <div>
          <WaitingButton loading={isPending} waitsFor={waitsFor} onClick={onEnter}>
            {t.enter(fresh + changed)}
          </WaitingButton>
        </div>
      )}
    </Section>
  )
}

function changeText({
  isNew,
  isForEverybody,
  code,
  gives,
  changed,
}: OfferImportWire['offers'][number]): string {
  const t = deskOfferImportMessages
  const what = [gives !== null && givesText(gives), code, isForEverybody ? t.forEverybody : t.forSome]
  const fate = isNew
    ? t.isNew
    : changed.length === 0
      ? t.same
      : t.changes(changed.map((part) => t.parts[part]).join(', '))
  return [fate, ...what].filter(Boolean).join(' · ')
}

function givesText(benefit: NonNullable<OfferImportWire['offers'][number]['gives']>): string {
  const t = deskOfferImportMessages
  switch (benefit.kind) {
    case 'percent': {
      const off = t.percentOff(String(benefit.percentOff / 100))
      return benefit.most === null ? off : t.atMost(off, shortMoney(benefit.most))
    }
    case 'amount':
      return t.amountOff(shortMoney(benefit.amount))
    case 'buy-get':
      return t.buyGet(benefit.buy, benefit.get)
    case 'free-delivery':
      return deskOfferMessages.kinds[benefit.kind]
  }
}

function Done({ report: { id } }: { report: OfferImportWire }) {
  const t = deskOfferImportMessages
  return (
    <Section title={t.entered}>
      <p>{id === null ? t.nothing : t.done}</p>
      <div className="flex flex-wrap items-start gap-2">
        <LinkButton to="/desk/catalogue/offers">{t.open}</LinkButton>
        {id !== null && <UndoImport id={id} />}
      </div>
    </Section>
  )
}

type Row = OfferImportWire['rows'][number]

function Rows({ rows }: Pick<OfferImportWire, 'rows'>) {
  const t = deskOfferImportMessages
  return (
    <ImportRows
      texts={t}
      rows={rows}
      columns={[
        { heading: t.offer, show: ({ offer }) => offer || '–' },
        { heading: t.about, isNarrow: true, show: aboutText },
      ]}
      result={({ state, issue, field }) => {
        if (issue === null) return { text: t[`state-${state}`], ...(state === 'same' && { look: 'quiet' }) }
        if (field === null) return { text: t[`issue-${issue}`], look: 'bad' }
        const part = t.parts[field]
        return { text: issue === 'field-wrong' ? t.wrong(part) : t.differs(part), look: 'bad' }
      }}
    />
  )
}

function aboutText({ isForAll, label }: Row): string {
  return [isForAll && deskTargetMessages.all, label].filter(Boolean).join(', ') || '–'
}
