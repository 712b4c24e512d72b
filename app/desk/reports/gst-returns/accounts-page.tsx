import { useCallback, useState } from 'react'
import { accountFiles, fetchAccountSummary, gstr1Part } from '#app/api/desk/gst-returns.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskAccountMessages } from '#app/messages/desk/gst-returns.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { isMonth, MonthField } from '#app/ui/forms/month-field.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { MonthSums } from './month-sums.tsx'

/** What the accountant takes along for a month (DESK-07). */
export function AccountsPage() {
  const t = useMessages(deskAccountMessages)
  const [month, setMonth] = useState(lastMonth)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <PageIntro title={t.title} intro={t.intro} />
      <MonthField label={t.month} wrong={t.monthWrong} month={month} onChange={setMonth} />
      {isMonth(month) && <MonthFiles key={month} month={month} />}
    </div>
  )
}

const files = ['gstr1', 'salesRegister', 'cashBook', 'tallyLedgers', 'tallyVouchers'] as const

function MonthFiles({ month }: { month: string }) {
  const t = useMessages(deskAccountMessages)
  const loading = useDeskLoad(useCallback(() => fetchAccountSummary(month), [month]))
  const gstr1Files = loading.status === 'loaded' ? loading.content.gstr1Files : 1
  const withoutHsn = loading.status === 'loaded' ? loading.content.goodsWithoutHsn : []
  return (
    <>
      <MonthSums loading={loading} />
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
                  href={gstr1Part(month, index + 1)}
                  text={t.downloadPart(index + 1, gstr1Files)}
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

/** The month before this one: the one whose return is due. */
function lastMonth(): string {
  const now = new Date()
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1))
  return first.toISOString().slice(0, 7)
}
