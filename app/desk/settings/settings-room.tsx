import { useMemo, type ReactNode } from 'react'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { fetchSettings } from '#app/api/desk/settings.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { RoomTabs } from '#app/desk/kit/room-tabs.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { CashSettings } from './cash-settings.tsx'
import { InvoiceSettings } from './invoice-settings.tsx'
import { MessageSettings } from './message-settings.tsx'
import { SettingsContext } from './settings-context.ts'
import { ShopSettings } from './shop-settings.tsx'
import { ReturnSettings, WordSettings } from './word-settings.tsx'

const parts = {
  shop: ShopSettings,
  invoices: InvoiceSettings,
  payments: CashSettings,
  returns: ReturnSettings,
  messages: MessageSettings,
  words: WordSettings,
} as const
const names = Object.keys(parts) as (keyof typeof parts)[]

/** The settings of the store, by the part of the address below `/desk/settings` (GEN-06). */
export function SettingsRoom({ path }: { path: string }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskSettingsMessages)
  const loading = useDeskLoad(fetchSettings)
  const name = path === '' ? 'shop' : names.find((each) => each === path)
  if (name === undefined) return <EmptyState level={1} title={t.notFoundTitle} />
  const Part = parts[name]
  return (
    <div className="max-w-3xl">
      <h1 className="text-xl">{t.settings}</h1>
      <p className="mt-1 mb-3 text-quiet">{words.intro}</p>
      <RoomTabs
        label={words.tabs}
        base="/desk/settings"
        current={name}
        tabs={names.map((each) => [each, words[`tab-${each}`]] as const)}
      />
      <div className="grid grid-cols-1 gap-4">
        <Loaded loading={loading}>
          {(content) => (
            <Shown content={content} show={loading.show}>
              <Part key={name} />
            </Shown>
          )}
        </Loaded>
      </div>
    </div>
  )
}

interface ShownProps {
  content: DeskSettingsWire
  show: (content: DeskSettingsWire) => void
  children: ReactNode
}

function Shown({ content, show, children }: ShownProps) {
  const shown = useMemo(() => ({ content, show }), [content, show])
  return <SettingsContext value={shown}>{children}</SettingsContext>
}
