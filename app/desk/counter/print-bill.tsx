import { useState } from 'react'
import { printDocuments } from '#app/api/desk/prints.ts'
import { openFile } from '#app/browser/device/open-file.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { ExternalLink } from '#app/ui/icons/external-link.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

/** Prints the bill of a sale, on a roll or on A4. The PDF opens in a new tab, or by a link where the browser opens none. */
export function PrintBill({ orderId, size = 'normal' }: { orderId: string; size?: 'small' | 'normal' }) {
  const t = deskCounterMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const [paper, setPaper] = useState<'roll' | 'a4'>('roll')
  const [link, setLink] = useState<string | null>(null)

  async function print(on: 'roll' | 'a4') {
    setPaper(on)
    setLink(null)
    const { pdf } = await printDocuments({ kind: 'invoice', paper: on, of: { orderIds: [orderId] } })
    setLink(openFile(pdf))
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Button
          size={size}
          variant={size === 'small' ? 'secondary' : 'primary'}
          loading={pending && paper === 'roll'}
          onClick={() => void run(() => print('roll'))}
        >
          <Printer size={18} />
          {t.printRoll}
        </Button>
        <Button
          size={size}
          variant="secondary"
          loading={pending && paper === 'a4'}
          onClick={() => void run(() => print('a4'))}
        >
          <Printer size={18} />
          {t.printA4}
        </Button>
      </div>
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', block: true })}
        >
          <ExternalLink size={18} />
          {t.openFile}
        </a>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
    </div>
  )
}
