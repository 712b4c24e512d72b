import { useState } from 'react'
import { messageLength } from '#domain/notifications/message-length.ts'
import { fillWording, findWordingIssue, messageTemplates } from '#domain/notifications/message-wording.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

type Message = DeskSettingsWire['messages'][number]

/** The texts of the messages to customers. */
export function MessageSettings() {
  const t = deskSettingsMessages
  const { messages } = useShownSettings().content
  return (
    <>
      <p className="text-quiet">{t.messagesWhat}</p>
      {messages.map((message) => (
        <Section key={message.template} title={t[message.template]}>
          <MessageForm message={message} />
        </Section>
      ))}
    </>
  )
}

function MessageForm({ message }: { message: Message }) {
  const t = deskSettingsMessages
  const isFixed = !useDesk().can('settings:write')
  const [typed, setTyped] = useState<Partial<Message>>({})
  const { template, ...current } = message
  const { text, dltId, flowId } = { ...current, ...typed }
  const isChanged = text !== current.text || dltId !== current.dltId || flowId !== current.flowId
  const { examples } = messageTemplates[template]
  const names = Object.keys(examples).map((name) => `{${name}}`)
  const issue = isChanged ? findWordingIssue(template, { text, dltId: '', flowId: '' }) : null
  return (
    <SettingForm
      name={template}
      label={t[template]}
      inForce={current.text}
      typed={isChanged ? JSON.stringify({ text, dltId: dltId.trim(), flowId: flowId.trim() }) : null}
      onReset={() => setTyped({})}
    >
      <TextArea
        label={t.text}
        hint={t.textWhat(names.join(', '))}
        error={issue}
        maxLength={700}
        rows={3}
        readOnly={isFixed}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value
          setTyped((before) => ({ ...before, text: next }))
        }}
      />
      <Preview text={fillWording(text, examples)} />
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <Field
          label={t.dltId}
          hint={t.dltIdWhat}
          inputMode="numeric"
          maxLength={40}
          readOnly={isFixed}
          value={dltId}
          onChange={(event) => {
            const next = event.currentTarget.value
            setTyped((before) => ({ ...before, dltId: next }))
          }}
        />
        <Field
          label={t.flowId}
          hint={t.flowIdWhat}
          maxLength={40}
          readOnly={isFixed}
          value={flowId}
          onChange={(event) => {
            const next = event.currentTarget.value
            setTyped((before) => ({ ...before, flowId: next }))
          }}
        />
      </div>
    </SettingForm>
  )
}

/** Preview of a message with its length. */
function Preview({ text }: { text: string }) {
  const t = deskSettingsMessages
  const { characters, segments, encoding } = messageLength(text)
  return (
    <div className="grid gap-1">
      <p className="text-sm font-medium">{t.preview}</p>
      <p className="rounded-card bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-xs text-quiet">
        {t.length(characters, segments)} · {t[encoding]}
      </p>
    </div>
  )
}
