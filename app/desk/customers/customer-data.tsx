import { useState } from 'react'
import { useNavigate } from 'react-router'
import { eraseCustomer, fetchCustomerData } from '#app/api/desk/customers.ts'
import { saveFile } from '#app/browser/device/save-file.ts'
import { layersClosed } from '#app/browser/layers.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'

type Form = 'json' | 'html'

/** Export and erasure of a customer's data; renders nothing without the permission. */
export function CustomerData({ uid }: { uid: string }) {
  const t = deskCustomerMessages
  const describe = useDeskError()
  const { can, prove } = useDesk()
  const navigate = useNavigate()
  const toast = useToast()
  const [pending, setPending] = useState<Form | 'erase' | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const dialog = useDialog('erase')
  if (!can('customers:export') && !can('customers:erase')) return null

  async function act(what: Form | 'erase', run: () => Promise<void>) {
    if (pending !== null) return
    setPending(what)
    setSaved(false)
    setFailure(null)
    try {
      await run()
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(null)
    }
  }

  const download = (form: Form) =>
    act(form, async () => {
      saveFile(await fetchCustomerData(uid, form), `customer-data.${form}`)
      setSaved(true)
    })

  const erase = () =>
    act('erase', async () => {
      const isDone = await prove(() => eraseCustomer(uid).then(() => true))
      if (isDone === null) return
      await layersClosed()
      toast({ text: t.eraseDone, tone: 'good', durationMs: 4_000 })
      await navigate('/desk/customers', { replace: true })
    })

  return (
    <Section title={t.data}>
      <p className="text-sm text-quiet">{t.dataText}</p>
      {can('customers:export') &&
        (['html', 'json'] as const).map((form) => (
          <Button
            key={form}
            variant="secondary"
            loading={pending === form}
            onClick={() => void download(form)}
          >
            <Download size={18} />
            {form === 'html' ? t.exportPage : t.exportJson}
          </Button>
        ))}
      {failure !== null && <InlineError text={describe(failure)} />}
      <output className="text-sm text-good empty:hidden">{isSaved && t.exported}</output>
      {can('customers:erase') && (
        <Button variant="danger" loading={pending === 'erase'} onClick={() => dialog.open()}>
          {t.erase}
        </Button>
      )}
      {can('customers:erase') &&
        dialog.show(() => (
          <EraseDialog
            uid={uid}
            onClose={dialog.close}
            onConfirm={() => {
              dialog.close()
              void erase()
            }}
          />
        ))}
    </Section>
  )
}
