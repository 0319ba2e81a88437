// What the first page says of Meowtopia in one sentence, in Italian.
export const about = 'Manda i tuoi gattini al lavoro, lasciali dormire, irriga i campi e sfama tutti ogni sera.'
