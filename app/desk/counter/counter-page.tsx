import { fetchCounterTerms } from '#app/api/desk/new-order.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { BasketLines } from './basket-lines.tsx'
import { LastSalesDialog } from './last-sales-dialog.tsx'
import { ParkedDialog } from './parked-dialog.tsx'
import { PayPanel, useOnline } from './pay-panel.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { SaleDone } from './sale-done.tsx'
import { ScanBox } from './scan-box.tsx'
import { useCounterKeys } from './use-counter-keys.ts'
import { useCounterSale, type CounterSaleState } from './use-counter-sale.ts'

export const permission = 'counter:sell'

export const clientLoader = () => fetchCounterTerms()

/** Sale of what is paid and taken away now (COUNTER-01). The focus stays in the box that scans and searches. */
export default function CounterPage() {
  const t = deskCounterMessages
  const toast = useToast()
  const { login } = useDesk()
  const terms = usePageData<typeof clientLoader>().content
  const state = useCounterSale(login.phone, terms)
  const dialog = useDialog('sales')
  const isOnline = useOnline()
  const { sale, parked } = state

  function park() {
    if (state.park()) toast({ text: t.parkedToast, tone: 'good' })
  }
  useCounterKeys({
    F2: state.focus,
    F4: park,
    F6: () => state.choose('SPLIT'),
    F7: () => state.credit !== null && state.choose('ACCOUNT'),
    F8: () => state.choose('CASH'),
    F9: () => state.choose('UPI'),
    F10: () => state.choose('CARD'),
  })

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <PageIntro title={t.title} intro={t.intro} className="max-w-form max-wide:[&_p]:hidden" />
        <div className="flex flex-wrap gap-2">
          {parked.length > 0 && (
            <Button size="small" variant="secondary" onClick={() => dialog.open('parked')}>
              {t.parked(parked.length)}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => dialog.open('last')}>
            {t.lastSales}
          </Button>
        </div>
      </div>
      {!isOnline && <InlineError text={t.offline} />}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="grid grid-cols-1 gap-4">
          <ScanBox onAdd={state.add} onStep={state.step} focusKey={`${state.round}`} />
          {sale === null && <Bill state={state} onPark={park} />}
        </div>
        {sale === null ? (
          <PayPanel state={state} terms={terms} />
        ) : (
          <SaleDone sale={sale} onNewSale={state.startOver} />
        )}
      </div>
      {dialog.show((named) => (
        <CounterDialog
          named={named}
          state={state}
          onReturn={(orderId) => dialog.open(`return.${orderId}`)}
          onClose={dialog.close}
        />
      ))}
    </div>
  )
}

/** The running bill. */
function Bill({ state, onPark }: { state: CounterSaleState; onPark: () => void }) {
  const t = deskCounterMessages
  const { lines } = state
  return (
    <section className="rounded-card border border-hairline bg-surface p-4" aria-label={t.bill}>
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h2 className="text-base">{t.bill}</h2>
        {lines.length > 0 && (
          <Button size="small" variant="quiet" aria-keyshortcuts="F4" onClick={onPark}>
            {t.park}
            <kbd className="text-xs font-normal text-quiet max-wide:hidden">F4</kbd>
          </Button>
        )}
      </div>
      <BasketLines
        lines={lines}
        lowered={state.lowered}
        onQuantity={state.setQuantity}
        onWeighed={state.weigh}
        onPrice={state.setPrice}
      />
    </section>
  )
}

interface CounterDialogProps {
  /** `parked`, `last`, or `return.` with the id of an order. */
  named: string
  state: CounterSaleState
  onReturn: (orderId: string) => void
  onClose: () => void
}

function CounterDialog({ named, state, onReturn, onClose }: CounterDialogProps) {
  const [kind, orderId] = named.split('.')
  if (kind === 'return' && orderId !== undefined) return <ReturnDialog orderId={orderId} onClose={onClose} />
  if (kind !== 'parked') return <LastSalesDialog onReturn={onReturn} onClose={onClose} />
  return (
    <ParkedDialog
      parked={state.parked}
      onRecall={(basket) => {
        state.recall(basket)
        onClose()
      }}
      onDiscard={state.discard}
      onClose={onClose}
    />
  )
}
