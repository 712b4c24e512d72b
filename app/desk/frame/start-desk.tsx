import type { Store } from '@reduxjs/toolkit'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { listenToHistory } from '#app/browser/layers.ts'
import { readDeskSettings } from '#app/browser/desk-root.ts'
import { deskRoutes } from '#app/desk/routes.ts'
import { StoreSettingsProvider } from '#app/state-kit/store-settings.tsx'

/** Starts the desk in its element of the document. */
export function startDesk(element: HTMLElement, store: Store): void {
  listenToHistory()
  const router = createBrowserRouter(deskRoutes)
  const root = createRoot(element)
  // at once: what the router has loaded between a rendering and its end would never be shown
  flushSync(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <StoreSettingsProvider settings={readDeskSettings(element)}>
            <RouterProvider router={router} />
          </StoreSettingsProvider>
        </Provider>
      </StrictMode>,
    ),
  )
}
