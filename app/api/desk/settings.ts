import { firstStepCalls, type FirstStepsWire } from '#domain/store/first-steps-wire.ts'
import {
  settingCalls,
  type ChangeSettingsRequest,
  type DeskSettingsWire,
  type RestoreSettingRequest,
  type SettingVersionsWire,
} from '#domain/store/wire.ts'
import { callApi } from '../transport/call.ts'

/** Steps that a new shop has done before its first order. */
export function fetchFirstSteps(): Promise<FirstStepsWire> {
  return callApi(firstStepCalls.read, {})
}

export function fetchSettings(): Promise<DeskSettingsWire> {
  return callApi(settingCalls.read, {})
}

/** Changes a setting of the store. Throws `edit-conflict` when a version is given and is not the latest. */
export function changeSetting(name: string, value: string, version?: number): Promise<DeskSettingsWire> {
  const body = { value, ...(version !== undefined && { version }) }
  return callApi(settingCalls.change, { params: { name }, body })
}

/** Changes several settings of the store, all or none. Throws `edit-conflict` when a version is not the latest. */
export function changeSettings(body: ChangeSettingsRequest): Promise<DeskSettingsWire> {
  return callApi(settingCalls.changeSeveral, { body })
}

/** The latest versions of a setting, the newest first. */
export function fetchVersions(name: string): Promise<SettingVersionsWire> {
  return callApi(settingCalls.versions, { params: { name } })
}

/** Puts a setting back to what a version left, or to what was before it. */
export function restoreSetting(name: string, body: RestoreSettingRequest): Promise<DeskSettingsWire> {
  return callApi(settingCalls.restore, { params: { name }, body })
}
