import "../quote/quote.css";
