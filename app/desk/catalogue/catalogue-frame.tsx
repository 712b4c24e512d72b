import { Outlet, useLocation } from 'react-router'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { RoomTabs } from '#app/desk/kit/room-tabs.tsx'
import { catalogueTabs } from '#app/desk/kit/tabs.ts'

/** The tabs of the catalogue at the desk (GOODS-01), and the page of one of them. */
export function CatalogueFrame() {
  const t = deskMessages
  const catalogueMessages = deskCatalogueMessages
  const [, , , current = 'products'] = useLocation().pathname.split('/')
  return (
    <>
      <h1 className="mb-3 text-xl">{t.catalogue}</h1>
      <RoomTabs
        label={catalogueMessages.tabs}
        base="/desk/catalogue"
        current={current}
        tabs={catalogueTabs.map((tab) => [tab, catalogueMessages[`tab-${tab}`]] as const)}
      />
      <Outlet />
    </>
  )
}
