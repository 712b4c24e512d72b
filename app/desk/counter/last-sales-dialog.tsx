import { useEffect, useState, type FormEvent } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CounterSaleWire } from '#domain/orders/counter/wire.ts'
import { fetchCounterSales } from '#app/api/desk/new-order.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { ScanButton } from '#app/desk/kit/scanner/scan-button.tsx'
import type { ScanResult } from '#app/desk/kit/scanner/use-scanning.ts'
import { billNumberOf } from './bill-number.ts'
import { PrintBill } from './print-bill.tsx'

/** The longest number that the store looks for. */
const MAX_NUMBER = 40
/** The signed code of an e-invoice, which a reader types. */
const MAX_CODE = 4_000

interface LastSalesDialogProps {
  onReturn: (orderId: string) => void
  onClose: () => void
}

/** The latest sales, and any other by the number on its bill: to print it again or take something back. */
export function LastSalesDialog({ onReturn, onClose }: LastSalesDialogProps) {
  const t = deskCounterMessages
  const describe = useDeskError()
  const [typed, setTyped] = useState('')
  const [sales, setSales] = useState<readonly CounterSaleWire[]>()
  const { pending, failure, run } = useAction()

  useEffect(() => {
    void run(async () => setSales(await fetchCounterSales('')))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const number = billNumberOf(typed)
    setTyped(number)
    void run(async () => setSales(await fetchCounterSales(number.slice(0, MAX_NUMBER))))
  }

  async function scanned(code: string, close: () => void): Promise<ScanResult> {
    const number = billNumberOf(code).slice(0, MAX_NUMBER)
    try {
      const found = await fetchCounterSales(number)
      if (found.length === 0) return { good: false, text: t.noSaleOf(number) }
      setTyped(number)
      setSales(found)
      close()
      return { good: true, text: number }
    } catch (error) {
      return { good: false, text: describe(error) }
    }
  }

  return (
    <Dialog open title={t.lastSales} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3 overflow-y-auto p-4">
        <p className="text-sm text-quiet">{t.lastSalesHint}</p>
        <form className="flex items-end gap-2" onSubmit={submit}>
          <Field
            className="min-w-0 flex-1"
            label={t.numberLabel}
            maxLength={MAX_CODE}
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" className="min-h-12" loading={pending}>
            {t.find}
          </Button>
          <ScanButton hint={t.billScanHint} onCode={scanned} />
        </form>
        {failure !== null && <InlineError text={describe(failure)} />}
        {sales === undefined && failure === null && <Skeleton className="h-40" />}
        {sales?.length === 0 && <p className="py-6 text-center text-quiet">{t.noSales}</p>}
        <ul className="divide-y divide-hairline">
          {sales?.map((sale) => (
            <li key={sale.orderId} className="grid gap-2 py-3">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 font-medium wrap-anywhere">
                  {[sale.invoiceNumber ?? sale.orderNumber, sale.buyer].filter(Boolean).join(' · ')}
                  <span className="block text-sm font-normal text-quiet">
                    {[
                      formatDateTime(sale.soldAt),
                      t[sale.method],
                      ...(sale.returned > 0 ? [t.returned(formatRupees(sale.returned))] : []),
                    ].join(' · ')}
                  </span>
                </span>
                <span className="shrink-0 font-price tabular-nums">{formatRupees(sale.total)}</span>
              </span>
              <PrintBill orderId={sale.orderId} size="small" />
              <Button size="small" variant="quiet" onClick={() => onReturn(sale.orderId)}>
                {t.takeBack}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
