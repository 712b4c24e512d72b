export * from '#app/messages/en/picker.ts'
