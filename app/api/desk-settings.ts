import type {
  ChangeSettingsRequest,
  DeskSettingsWire,
  RestoreSettingRequest,
  SettingVersionsWire,
} from '#domain/store/wire.ts'
import type { FirstStepsWire } from '#domain/store/first-steps-wire.ts'
import { request } from './request.ts'

/** What a new shop has done of what it needs before its first order. */
export function fetchFirstSteps(): Promise<FirstStepsWire> {
  return request('GET', '/api/desk/first-steps', { isSound: ({ goods }) => typeof goods === 'boolean' })
}

const isSettings = ({ seller }: Partial<DeskSettingsWire>) => typeof seller?.gstin === 'string'
const pathOf = (name: string) => `/api/desk/settings/${encodeURIComponent(name)}`

export function fetchSettings(): Promise<DeskSettingsWire> {
  return request('GET', '/api/desk/settings', { isSound: isSettings })
}

/** Changes a setting of the store. Throws `edit-conflict` when a version is given and is not the latest. */
export function changeSetting(name: string, value: string, version?: number): Promise<DeskSettingsWire> {
  const body = { value, ...(version !== undefined && { version }) }
  return request('PUT', pathOf(name), { body, isSound: isSettings })
}

/** Changes several settings of the store, all or none. Throws `edit-conflict` when a version is not the latest. */
export function changeSettings(body: ChangeSettingsRequest): Promise<DeskSettingsWire> {
  return request('PUT', '/api/desk/settings', { body, isSound: isSettings })
}

/** The latest versions of a setting, the newest first. */
export function fetchVersions(name: string): Promise<SettingVersionsWire> {
  return request('GET', `${pathOf(name)}/versions`, {
    isSound: ({ versions }) => Array.isArray(versions),
  })
}

/** Puts a setting back to what a version left, or to what was before it. */
export function restoreSetting(name: string, body: RestoreSettingRequest): Promise<DeskSettingsWire> {
  return request('POST', `${pathOf(name)}/restore`, { body, isSound: isSettings })
}
