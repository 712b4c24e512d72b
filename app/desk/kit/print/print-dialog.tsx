import { useState } from 'react'
import { permissionToPrint } from '#domain/printing/print-permissions.ts'
import type { Paper, PrintedKind } from '#domain/printing/print-job.ts'
import { printDocuments } from '#app/api/desk/prints.ts'
import { openFile } from '#app/browser/device/open-file.ts'
import { deskPrintMessages } from '#app/messages/desk/print.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { SpinnerMark } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ExternalLink } from '#app/ui/icons/external-link.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDesk } from '../desk-context.ts'
import { useDeskError } from '../use-desk-error.ts'

/** Printable documents: orders, a fulfilment, or the shipments of a trip. */
export type Printable =
  | { readonly orderIds: readonly string[]; readonly fulfilmentNumber?: number }
  | { readonly tripId: string }

type ChoiceName = PrintedKind | 'loading-list' | 'invoice-roll'
type Choice = { readonly name: ChoiceName; readonly kind: PrintedKind; readonly paper: Paper }

/** A choice of documents. The PDF opens in a new tab, or by a link where the browser opens none. */
export function PrintDialog({ of, onClose }: { of: Printable; onClose: () => void }) {
  const t = deskPrintMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [ready, setReady] = useState<{ url: string; leftOut: readonly string[] } | null>(null)

  async function print({ name, kind, paper }: Choice) {
    setPending(name)
    setFailure(null)
    setReady(null)
    try {
      const { pdf, leftOut } = await printDocuments({ kind, paper, of })
      const url = openFile(pdf)
      if (url !== null) {
        setReady({ url, leftOut })
        return
      }
      if (leftOut.length > 0) toast({ text: t.leftOut(leftOut), durationMs: 6_000 })
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(null)
    }
  }

  return (
    <Dialog open title={titleOf(t, of)} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3 p-4">
        <output className="sr-only">{pending === null ? '' : t.preparing}</output>
        {failure !== null && (
          <p role="alert" className="rounded-control bg-bad-soft p-3 text-sm text-bad">
            {describe(failure)}
          </p>
        )}
        {ready !== null && (
          <output className="grid grid-cols-1 gap-2">
            <span>{t.ready}</span>
            {ready.leftOut.length > 0 && (
              <span className="text-sm text-quiet">{t.leftOut(ready.leftOut)}</span>
            )}
            <a href={ready.url} target="_blank" className={buttonClass({ block: true })}>
              <ExternalLink size={18} />
              {t.open}
            </a>
          </output>
        )}
        <ul className="divide-y divide-hairline">
          {choicesFor(of)
            .filter(({ kind }) => can(permissionToPrint(kind)))
            .map((choice) => (
              <li key={choice.name}>
                <button
                  type="button"
                  aria-busy={pending === choice.name || undefined}
                  aria-disabled={pending !== null || undefined}
                  className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:text-accent aria-disabled:opacity-60"
                  onClick={() => {
                    if (pending === null) void print(choice)
                  }}
                >
                  {pending === choice.name ? (
                    <SpinnerMark className="shrink-0" />
                  ) : (
                    <Printer size={20} className="shrink-0" />
                  )}
                  <span className="min-w-0">
                    <span className="font-medium">{t[choice.name]}</span>
                    <span className="block text-sm text-quiet">
                      {pending === choice.name ? t.preparing : t[`${choice.name}Text`]}
                    </span>
                  </span>
                </button>
              </li>
            ))}
        </ul>
      </div>
    </Dialog>
  )
}

const a4 = (kind: PrintedKind): Choice => ({ name: kind, kind, paper: 'a4' })
const forFulfilments = [a4('packing-slip'), a4('challan')]
const forInvoices: readonly Choice[] = [
  a4('invoice'),
  { name: 'invoice-roll', kind: 'invoice', paper: 'roll' },
]

/** Lists the available documents; an invoice covers a whole order. */
function choicesFor(of: Printable): readonly Choice[] {
  if ('tripId' in of)
    return [{ ...a4('picking-list'), name: 'loading-list' }, ...forFulfilments, ...forInvoices]
  return of.fulfilmentNumber === undefined
    ? [a4('picking-list'), ...forFulfilments, ...forInvoices]
    : forFulfilments
}

function titleOf(t: Readonly<typeof deskPrintMessages>, of: Printable): string {
  if ('tripId' in of) return t.titleTrip
  return of.fulfilmentNumber === undefined
    ? t.titleOrders(of.orderIds.length)
    : t.titleFulfilment(of.fulfilmentNumber)
}
