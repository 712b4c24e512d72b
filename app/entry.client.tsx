import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { readInitialState } from '#app/browser/initial-state.ts'
import { createBrowserApi } from '#app/state/browser-api.ts'
import { persistCart } from '#app/state/persist-cart.ts'
import { syncLogin } from '#app/state/sync-login.ts'
import { storeContext } from '#app/state/store-context.ts'
import { createStore } from '#app/state/store.ts'

const { apiBase, state } = readInitialState()
const store = createStore(createBrowserApi(apiBase), state)

/** The state the server rendered from: late hydrating components must see it first, not what the device has loaded by then. */
const serverState = store.getState()

function contextWithStore(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  return context
}

// the element that `app/routes/desk.tsx` renders
const desk = document.getElementById('desk')
if (desk === null) startTransition(hydrateShop)
else void import('#app/desk/frame/start-desk.tsx').then((module) => module.startDesk(desk, store))

function hydrateShop(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <HydratedRouter getContext={contextWithStore} />
      </Provider>
    </StrictMode>,
  )
}

// state of this device and this partner loads after hydration, because the HTML is the same for everybody
requestAnimationFrame(() => {
  persistCart(store)
  syncLogin(store)
})
