export * from '#app/messages/en/catalogue/stock-alerts.ts'
