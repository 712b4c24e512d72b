import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { accountFiles, fetchAccountSummary, gstr1FileUrl } from '#app/api/desk/gst-returns.ts'
import { deskAccountMessages } from '#app/messages/desk/gst-returns.ts'
import { deskPortalMessages } from '#app/messages/desk/orders/portal-numbers.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { isMonth, MonthField } from '#app/ui/forms/month-field.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { MonthSums } from './month-sums.tsx'

export const permission = 'accounts:read'

export async function clientLoader(args: LoaderFunctionArgs) {
  const month = monthOf(queryOf(args))
  return { month, ...(await settle(fetchAccountSummary(month))) }
}

/** The month that the address names; the last one, whose return is due, where it names none. */
function monthOf(query: URLSearchParams): string {
  const month = query.get('month') ?? ''
  return isMonth(month) ? month : lastMonth()
}

/** Month's files for the accountant (DESK-07). */
export default function AccountsPage() {
  const t = deskAccountMessages
  const { can } = useDesk()
  const { query, isPending, change } = useQuery()
  const { content: summary, refresh } = usePageData<typeof clientLoader>()
  const [month, setMonth] = useState(monthOf(query))
  const choose = (typed: string) => {
    setMonth(typed)
    if (isMonth(typed)) change({ month: typed })
  }
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <PageIntro title={t.title} intro={t.intro} />
      <MonthField label={t.month} wrong={t.monthWrong} month={month} onChange={choose} />
      {isMonth(month) && (
        <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
          <MonthFiles summary={summary} onRetry={refresh} />
        </div>
      )}
      {can('documents:register') && (
        <Section title={deskPortalMessages.title}>
          <p className="text-sm text-quiet">{deskPortalMessages.linkText}</p>
          <div>
            <Link to="/desk/accounts/portal-numbers" className={buttonClass({ variant: 'secondary' })}>
              {deskPortalMessages.link}
            </Link>
          </div>
        </Section>
      )}
    </div>
  )
}

const files = ['gstr1', 'salesRegister', 'cashBook', 'tallyLedgers', 'tallyVouchers'] as const

interface MonthFilesProps {
  summary: Awaited<ReturnType<typeof clientLoader>>
  onRetry: () => void
}

function MonthFiles({ summary, onRetry }: MonthFilesProps) {
  const t = deskAccountMessages
  const { month, content } = summary
  const { gstr1Files = 1, goodsWithoutHsn: withoutHsn = [] } = content ?? {}
  return (
    <>
      <Section title={t.sums}>
        <Outcome of={summary} onRetry={onRetry}>
          {(sums) => <MonthSums summary={sums} />}
        </Outcome>
      </Section>
      {files.map((file) => (
        <Section key={file} title={t[file]}>
          <p className="text-sm text-quiet">{t[`${file}Text`]}</p>
          {file === 'gstr1' && gstr1Files > 1 && <p className="text-sm">{t.gstr1Parts(gstr1Files)}</p>}
          {file === 'gstr1' && withoutHsn.length > 0 && (
            <p role="alert" className="text-sm wrap-anywhere text-caution">
              {t.hsnFirst(namesOf(withoutHsn))}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {file === 'gstr1' && gstr1Files > 1 ? (
              Array.from({ length: gstr1Files }, (_, index) => (
                <FileLink
                  key={index}
                  href={gstr1FileUrl(month, index + 1)}
                  text={t.downloadFile(index + 1, gstr1Files)}
                />
              ))
            ) : (
              <FileLink
                href={accountFiles[file](month)}
                text={
                  file === 'gstr1' && withoutHsn.length > 0 ? t.downloadAnyway(t[file]) : t.download(t[file])
                }
              />
            )}
            {(file === 'salesRegister' || file === 'cashBook') && (
              <FileLink href={accountFiles[`${file}Csv`](month)} text={t.asCsv(t[file])} />
            )}
          </div>
        </Section>
      ))}
    </>
  )
}

const MOST_NAMES = 10

function namesOf(goods: readonly string[]): string {
  const shown = goods.slice(0, MOST_NAMES).join('; ')
  return goods.length > MOST_NAMES ? `${shown}; …` : shown
}

function FileLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} download className={buttonClass({ variant: 'secondary' })}>
      <Download size={20} />
      {text}
    </a>
  )
}

function lastMonth(): string {
  const now = new Date()
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1))
  return first.toISOString().slice(0, 7)
}
