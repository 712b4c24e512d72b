import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { fetchSettings } from '#app/api/desk/settings.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { RoomTabs } from '#app/desk/kit/room-tabs.tsx'
import { settingsTabs } from '#app/desk/kit/tabs.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { CashSettings } from './cash-settings.tsx'
import { InvoiceSettings } from './invoice-settings.tsx'
import { MessageSettings } from './message-settings.tsx'
import { PriceFloorSettings } from './price-floor-settings.tsx'
import { ReminderSettings } from './reminder-settings.tsx'
import { SettingsContext } from './settings-context.ts'
import { ShopSettings } from './shop-settings.tsx'
import { ReturnSettings, WordSettings } from './word-settings.tsx'
import { notFound } from '#app/desk/kit/data/page-module.ts'

/** The messages of the store to customers: days of reminders, and the texts. */
function MessageTab() {
  return (
    <>
      <ReminderSettings />
      <MessageSettings />
    </>
  )
}

const tabs = {
  shop: ShopSettings,
  invoices: InvoiceSettings,
  payments: CashSettings,
  prices: PriceFloorSettings,
  returns: ReturnSettings,
  messages: MessageTab,
  words: WordSettings,
} satisfies Record<(typeof settingsTabs)[number], ComponentType>

export const permission = 'settings:read'

export async function clientLoader({ params: { tab = 'shop' } }: LoaderFunctionArgs) {
  const name = settingsTabs.find((each) => each === tab) ?? notFound()
  return { name, settings: await fetchSettings() }
}

/** The settings of the store, by the part that the address names (GEN-06). */
export default function SettingsPage() {
  const t = deskMessages
  const settingsMessages = deskSettingsMessages
  const { content, show } = usePageData<typeof clientLoader>()
  const { name, settings } = content
  const Tab = tabs[name]
  return (
    <div className="max-w-form">
      <h1 className="text-xl">{t.settings}</h1>
      <p className="mt-1 mb-3 text-quiet">{settingsMessages.intro}</p>
      <RoomTabs
        label={settingsMessages.tabs}
        base="/desk/settings"
        current={name}
        tabs={settingsTabs.map((each) => [each, settingsMessages[`tab-${each}`]] as const)}
      />
      <div className="grid grid-cols-1 gap-4">
        <Shown content={settings} show={(changed) => show({ name, settings: changed })}>
          <Tab />
        </Shown>
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
