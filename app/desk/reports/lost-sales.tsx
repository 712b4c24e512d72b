import { Link } from 'react-router'
import type { ReportWire } from '#domain/reports/wire.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { catalogueEntryLink } from '#app/desk/kit/catalogue-links.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { Section } from '#app/desk/kit/section.tsx'

/** Abandoned purchases and searches that found nothing. */
export function LostSales({ report: { unfinished, foundNothing } }: { report: ReportWire }) {
  const t = deskReportMessages
  const { can } = useDesk()
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      <Section title={t.unfinished}>
        {unfinished.products.length === 0 ? (
          <p className="text-sm text-quiet">{t.noUnfinished}</p>
        ) : (
          <DeskTable
            columns={[{ heading: t.product }, { heading: t.times, figures: true }]}
            rows={unfinished.products.map(({ productId, name, times }) => ({
              key: productId,
              cells: [
                <Link
                  key="product"
                  to={catalogueEntryLink('products', productId)}
                  className="text-accent underline"
                >
                  {name}
                </Link>,
                times,
              ],
            }))}
          />
        )}
      </Section>
      <Section title={t.foundNothing}>
        {foundNothing.words.length === 0 ? (
          <p className="text-sm text-quiet">{t.noWords}</p>
        ) : (
          <DeskTable
            columns={[{ heading: t.words }, { heading: t.times, figures: true }]}
            rows={foundNothing.words.map(({ words, times }) => ({ key: words, cells: [words, times] }))}
          />
        )}
        {can('demand:read') && (
          <Link to="/desk/demand" className="touch w-fit text-sm text-accent underline">
            {t.allDemand}
          </Link>
        )}
      </Section>
    </div>
  )
}
