/** Where the exchange stands that a page of a chatbot was asked for by a form, among the data of the page. */
export const postedExchangeKey = ['posted-exchange']
