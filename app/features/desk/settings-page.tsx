import { useState, type FormEvent } from 'react'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { changeSetting, fetchSettings } from '#app/api/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages, deskSettingsMessages } from '#app/messages/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from './desk-context.ts'
import { Loaded } from './loaded.tsx'
import { Section } from './section.tsx'
import { useDeskError } from './use-desk-error.ts'
import { useDeskLoad } from './use-desk-load.ts'

type SettingName = keyof DeskSettingsWire['settings']

/** What the store says about itself, and the firm on its invoices (GEN-06). Each field is saved by itself. */
export function SettingsPage() {
  const t = useMessages(deskMessages)
  const words = useMessages(deskSettingsMessages)
  const loading = useDeskLoad(fetchSettings)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.settings}</h1>
        <p className="mt-1 text-quiet">{words.intro}</p>
      </div>
      <Loaded loading={loading}>
        {(content) => <Settings content={content} onChanged={loading.show} />}
      </Loaded>
    </div>
  )
}

interface SettingsProps {
  content: DeskSettingsWire
  onChanged: (content: DeskSettingsWire) => void
}

function Settings({ content, onChanged }: SettingsProps) {
  const t = useMessages(deskMessages)
  const words: Readonly<Record<string, string>> = useMessages(deskSettingsMessages)
  const label = (name: string) => words[name] ?? name
  const { can } = useDesk()
  const { seller } = content
  const fields: readonly (readonly [string, string, (typed: string) => object])[] = [
    ['legalName', seller.legalName, (legalName) => ({ legalName })],
    ['tradeName', seller.tradeName, (tradeName) => ({ tradeName })],
    [
      'addressLines',
      seller.addressLines.join('; '),
      (typed) => ({ addressLines: typed.split(';').map((one) => one.trim()) }),
    ],
    ['gstin', seller.gstin, (gstin) => ({ gstin, stateCode: gstin.slice(0, 2), pan: gstin.slice(2, 12) })],
    ['phone', seller.phone, (phone) => ({ phone })],
    ['email', seller.email ?? '', (email) => ({ email: email === '' ? null : email })],
  ]
  return (
    <>
      <Section title={t.settings}>
        {(Object.keys(content.settings) as SettingName[]).map((name) => (
          <Setting
            key={name}
            label={label(name)}
            value={content.settings[name] ?? ''}
            isFixed={!can('settings:write')}
            save={(typed) => changeSetting(name, typed)}
            onChanged={onChanged}
          />
        ))}
      </Section>
      <Section title={label('seller')}>
        <p className="text-sm text-quiet">{label('sellerHint')}</p>
        {fields.map(([name, value, change]) => (
          <Setting
            key={name}
            label={label(name)}
            value={value}
            isFixed={!can('seller:write')}
            save={(typed) => changeSetting('seller', JSON.stringify(change(typed)))}
            onChanged={onChanged}
          />
        ))}
      </Section>
    </>
  )
}

interface SettingProps {
  label: string
  value: string
  isFixed: boolean
  save: (typed: string) => Promise<DeskSettingsWire>
  onChanged: (content: DeskSettingsWire) => void
}

function Setting({ label, value, isFixed, save, onChanged }: SettingProps) {
  const t = useMessages(deskMessages)
  const describe = useDeskError()
  const toast = useToast()
  const { prove } = useDesk()
  const [typed, setTyped] = useState(value)
  const { pending, failure, run } = useAction()
  const isChanged = typed !== value

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isChanged) return
    await run(async () => {
      const content = await prove(() => save(typed.trim()))
      if (content === null) return
      onChanged(content)
      setTyped(typed.trim())
      toast({ text: t.saved, tone: 'good' })
    })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
      <Field
        className="min-w-0 flex-1"
        label={label}
        maxLength={400}
        readOnly={isFixed}
        error={failure === null ? null : describe(failure)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" className="h-12 self-end" loading={pending}>
          {t.save}
        </Button>
      )}
    </form>
  )
}
