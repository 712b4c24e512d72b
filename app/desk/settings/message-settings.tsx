import { useState } from 'react'
import { pathIn } from '#domain/i18n/language.ts'
import { messageLength } from '#domain/notifications/message-length.ts'
import {
  fillWording,
  findWordingIssue,
  messageTemplates,
  wordingKey,
} from '#domain/notifications/message-wording.ts'
import { orderNotificationTexts } from '#domain/order-notifications/order-notification.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { faultWords } from '#app/desk/kit/errors/fault-words.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

type Message = DeskSettingsWire['messages'][number]

/** The texts of the messages to customers. */
export function MessageSettings() {
  const t = deskSettingsMessages
  const { messages, unsentMessages } = useShownSettings().content
  return (
    <>
      <p className="text-quiet">{t.messagesWhat}</p>
      {messages.map((message) => (
        <Section key={wordingKey(message.template, message.language)} title={titleOf(message)}>
          {message.language === 'en' && unsentMessages.includes(message.template) && (
            <p className="rounded-card bg-caution-soft p-3 text-sm">{t.unsent}</p>
          )}
          <MessageForm message={message} />
        </Section>
      ))}
    </>
  )
}

/** The kind of a message, with its language where that is not the store's own. */
function titleOf({ template, language }: Message): string {
  const title = deskSettingsMessages[template]
  return language === 'en' ? title : `${title}, ${deskCustomerMessages[`language-${language}`]}`
}

/** Examples of the variables as they read in the language of a message. */
function examplesOf({ template, language }: Message): Readonly<Record<string, string>> {
  const inLanguage = (name: string, text: string): string => {
    if (name === 'news') return orderNotificationTexts[language].OUT_FOR_DELIVERY
    if (name !== 'link') return text
    const { origin, pathname } = new URL(text)
    return origin + pathIn(language, pathname)
  }
  return Object.fromEntries(
    Object.entries(messageTemplates[template].examples).map(([name, text]) => [name, inLanguage(name, text)]),
  )
}

function MessageForm({ message }: { message: Message }) {
  const t = deskSettingsMessages
  const isFixed = !useDesk().can('settings:write')
  const [typed, setTyped] = useState<Partial<Message>>({})
  const { template, language, ...current } = message
  const { text, dltId, flowId } = { ...current, ...typed }
  const isChanged = text !== current.text || dltId !== current.dltId || flowId !== current.flowId
  const examples = examplesOf(message)
  const names = Object.keys(examples).map((name) => `{${name}}`)
  const issue = isChanged ? findWordingIssue(template, { text, dltId: '', flowId: '' }) : null
  return (
    <SettingForm
      name={wordingKey(template, language)}
      label={titleOf(message)}
      inForce={current.text}
      typed={isChanged ? JSON.stringify({ text, dltId: dltId.trim(), flowId: flowId.trim() }) : null}
      onReset={() => setTyped({})}
    >
      <TextArea
        label={t.text}
        hint={t.textWhat(names.join(', '))}
        error={issue && faultWords(issue)}
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
