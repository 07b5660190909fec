import "../intents/intents.css";
