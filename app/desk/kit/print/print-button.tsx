import { MAX_PRINTED_ORDERS } from '#domain/printing/print-job.ts'
import { mayPrint } from '#domain/printing/print-permissions.ts'
import { deskPrintMessages } from '#app/messages/desk/print.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { useDesk } from '../desk-context.ts'
import { useDialog } from '../use-dialog.tsx'
import { PrintDialog, type Printable } from './print-dialog.tsx'

interface PrintButtonProps {
  of: Printable
  /** Says what is printed where the page has several such buttons. */
  label?: string
}

/** Asks what is to be printed, and prints it. Hidden from those who may print nothing. */
export function PrintButton({ of, label }: PrintButtonProps) {
  const t = deskPrintMessages
  const toast = useToast()
  const { login } = useDesk()
  const dialog = useDialog('print')
  const subject = subjectOf(of)
  if (!mayPrint(login.role)) return null
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={label}
        onClick={() => {
          if ('orderIds' in of && of.orderIds.length > MAX_PRINTED_ORDERS)
            toast({ text: t.tooMany(MAX_PRINTED_ORDERS), tone: 'bad', durationMs: 5_000 })
          else dialog.open(subject)
        }}
      >
        <Printer size={18} />
        {t.print}
      </Button>
      {dialog.show((named) => named === subject && <PrintDialog of={of} onClose={dialog.close} />)}
    </>
  )
}

/** The name of what is printed in the address of its dialog. */
function subjectOf(of: Printable): string {
  if ('tripId' in of) return of.tripId
  const [orderId = '', ...others] = of.orderIds
  if (others.length > 0) return 'selected'
  return of.fulfilmentNumber === undefined ? orderId : `${orderId}.${of.fulfilmentNumber}`
}
