import type { LanguageWords } from "./language-words.ts";

export const GERMAN: LanguageWords = {
  endings: "-, e, er, es, en, em",
  topics: {
    SUV: "Geländewagen, Gelaendewagen, Offroader, Stadtgeländewagen, hoher Einstieg, hoh- Sitzposition, hoch sitzen, erhöhte Sitzposition, Sportgeländewagen, groß- SUV, hochbeinig-",
    Break: "Kombi, Kombiwagen, Kombilimousine, Stationwagen, Kombis, Familienkombi, groß- Kombi",
    Berline: "Limousine, Stufenheck, Stufenhecklimousine",
    "Berline compacte": "Kompaktwagen, Kompaktklasse, Kompaktauto, Schrägheck, Fließheck, Golfklasse",
    Citadine:
      "Kleinwagen, Kleinstwagen, Stadtauto, Stadtwagen, Stadtflitzer, klein- Auto, klein- Wagen, klein- Stadtauto, klein-, kleinst-, Auto für die Stadt, Kleinauto, kleiner Flitzer, Cityflitzer, Stadtfloh, kleines Stadtauto, für die Stadt, fürs Stadtleben, City Auto, kompaktes Stadtauto, Kleinwägen",
    Crossover: "Crossover SUV",
    Monospace: "Van?, Großraumlimousine, Minivan, Familienvan, Kompaktvan, Hochdachkombi",
    Familiale:
      "Familienauto, Familienwagen, Familienkutsche, Auto für die Familie, Familienkombi, großes Auto für die Familie, Auto für Familie, großes Familienauto, Familienfahrzeug, für die ganze Familie, Familienauto groß, familienfreundlich-, familientauglich-",
    Coupé: "Sportcoupé, Sportcoupe",
    Cabriolet: "Cabrio, Kabrio, Kabriolett, offen- Auto",
    Utilitaire:
      "Lieferwagen, Transporter?, Kastenwagen, Nutzfahrzeug, Kleintransporter, Handwerkerauto, Firmentransporter, Transporter, Nutzfahrzeuge, Lieferfahrzeug, Sprinterklasse, Pritsche, Pritschenwagen, Bulli, Sprinter Klasse, Handwerkerfahrzeug, Handwerkerwagen, Montagewagen, Lieferauto, Lkw bis 3 5 t",
    Essence:
      "Benzin, Benziner, Benzinmotor, Benzinauto, Super Benzin, Otto Motor, Otto, Super, Ottomotor, mit Benzinmotor",
    Diesel: "Dieselmotor, Dieselfahrzeug, Selbstzünder, TDI Diesel",
    Électrique:
      "elektro, elektrisch-, Elektroauto, Elektrofahrzeug, Elektrowagen, E Auto, E Fahrzeug, Stromer, Elektromotor, vollelektrisch-, rein elektrisch-, batterieelektrisch-, Elektro, E-Fahrzeug, Elektroautos, E-Autos, Strom, E Autos, rein batterieelektrisch-, Elektrischer, BEV, Elektros, mit Strom, Batterieauto",
    Hybride: "Hybrid, Hybridfahrzeug, Hybridantrieb, Hybridmotor, Hybride, Hybriden, Hybridwagen",
    "Hybride rechargeable":
      "Plug in Hybrid, Plugin Hybrid, Plug in, aufladbar- Hybrid, Hybrid zum Aufladen, Hybrid mit Stecker, Steckdosenhybrid, aufladbarer Hybrid, Plug-in Hybride, Plug in Hybride, PHEV, Plug Hybrid, Plugin, mit Ladekabel Hybrid",
    "Hybride léger": "Mildhybrid, Mild Hybrid, Milder Hybrid, Mild-Hybrid, 48 Volt Hybrid, Mikrohybrid",
    GPL: "Autogas, Flüssiggas",
    "Gaz naturel": "Erdgas, Erdgasauto",
    "Superéthanol E85": "Flexifuel",
    Hydrogène: "Wasserstoff, Wasserstoffauto, Brennstoffzelle",
    "Boîte automatique":
      "Automatik, Automatikgetriebe, Automatikschaltung, automatisch-, Automatik Getriebe, Doppelkupplung, Doppelkupplungsgetriebe, automatisches Getriebe, Wandlerautomatik, mit Automatik, ohne Kupplung, ohne Schalten, ohne zu schalten, Automatikauto, Automaten, Automatikfahrzeug, stufenlos-",
    "Boîte manuelle":
      "Schaltgetriebe, Handschaltung, Schalter, Schaltwagen, manuell-, handgeschaltet-, manuell- Getriebe, Gangschaltung, manuelles Getriebe, Handschalter, geschaltet, mit Schaltung, Schaltung, 6 Gang, zum Schalten, selbst schalten, manuelle Schaltung, Schaltauto, mit Kupplung",
    "Traction avant": "Vorderradantrieb, Frontantrieb",
    Propulsion: "Hinterradantrieb, Heckantrieb, Hinterantrieb",
    "4x4":
      "Allrad, Allradantrieb, Vierradantrieb, Allradler, Geländewagen mit Allrad, Allradauto, mit Allrad, Allradfahrzeug, 4 Rad Antrieb, Vierrad, mit vier angetriebenen Rädern, 4 Rad, Allradsystem",
    Neuf: "Neuwagen, Neufahrzeug, neu-, fabrikneu-, neu- Auto, brandneu-, Neuwägen, Neuauto, ganz neu-, nagelneu-",
    Démonstration:
      "Vorführwagen, Vorfuehrwagen, Vorführer, Vorführfahrzeug, Werkswagen, Jahreswagen, Jahreswagen vom Werk, Dienstwagen vom Händler, Direktionswagen, Testwagen, Ausstellungsfahrzeug",
    "0 km": "Tageszulassung, Kurzzulassung, Tageszulassungen, null Kilometer",
    Occasion:
      "gebraucht-, Gebrauchtwagen, Gebrauchtfahrzeug, Gebrauchtauto, Occasionen, aus zweiter Hand, zweite Hand, Gebrauchter, Gebrauchte, Gebrauchtwägen, aus 2 Hand, 2 Hand, Zweithand, Occasion, Occasionswagen",
    "Première main":
      "Ersthand, erste Hand, aus erster Hand, 1 Hand, Erstbesitz, Erstbesitzer, Ein Vorbesitzer, erster Hand, 1 Hand, ein Vorbesitzer, 1 Vorbesitzer, ein Besitzer, nur ein Vorbesitzer, aus 1 Hand, 1 Besitzer, Erstbesitzer Fahrzeug, von privat erste Hand, nur einen Vorbesitzer, nur 1 Vorbesitzer, einem Vorbesitzer",
    "Non accidenté":
      "unfallfrei-, ohne Unfall, kein Unfall, keine Unfälle, nie verunfallt, unfallfreies Auto, nie Unfall, keinen Unfall, ohne Unfälle, ohne Unfallschaden, ohne Vorschäden, kein Unfallwagen, keine Vorschäden, unbeschädigt-, unfallfreien",
    "TVA déductible":
      "MwSt ausweisbar, Mehrwertsteuer ausweisbar, MwSt absetzbar, Vorsteuerabzug, vorsteuerabzugsfähig-, Vorsteuer abzugsfähig, TVA absetzbar, Mehrwertsteuer absetzbar, vorsteuerabzugsfähig, netto, ohne Mehrwertsteuer, MwSt ausgewiesen, MwSt, Mehrwertsteuer, ausgewiesene Mehrwertsteuer, mit Mehrwertsteuer, mit ausweisbarer MwSt, Vorsteuer, TVA ausweisbar, TVA abzugsfähig",
    "Sous garantie":
      "Garantie, Werksgarantie, Herstellergarantie, Gewährleistung, noch Garantie, Restgarantie, unter Garantie, Gebrauchtwagengarantie, Händlergarantie, mit Garantie, Garantie noch, Anschlussgarantie, Neuwagengarantie, Garantieverlängerung",
    "Carnet d’entretien":
      "scheckheftgepflegt-, Scheckheft, Serviceheft, Wartungsheft, lückenlos- Scheckheft, Servicehistorie, lückenloses Scheckheft, Service neu, gepflegt-, volle Servicehistorie, Serviceheft gepflegt, Scheckheft gepflegt, checkheftgepflegt, mit Scheckheft, serviceheftgepflegt, lückenlos gewartet, regelmäßig gewartet, gut gepflegt-, Wartung gemacht, Inspektion neu",
    "Contrôle technique valable":
      "tüv, tüv neu, HU neu, HU AU, mit tüv, technische Kontrolle, HU, neuer tüv, frischer tüv, tüv gültig, gültiger tüv, Hauptuntersuchung, tüv frisch, mit gültigem tüv, neue HU, tüv vorhanden, technische Kontrolle neu, Kontrolle gemacht",
    "Prix réduit":
      "reduziert-, Angebot, Sonderangebot, Rabatt, im Angebot, Aktion, Schnäppchen, Preissenkung, Aktionspreis, herabgesetzt-, Preisnachlass, Angebote, Sonderpreis, im Abverkauf, Abverkauf, Rabatte, mit Rabatt, Preis gesenkt, Preis reduziert, stark reduziert-, Aktionen, Räumungsverkauf, Lagerräumung",
    "Disponible immédiatement":
      "sofort lieferbar, sofort verfügbar, verfügbar, sofort, gleich verfügbar, ab Lager, lieferbar, auf Lager, vorrätig, sofort zum Mitnehmen, sofort mitnehmen, sofort abholbereit, gleich mitnehmen, auf Lager verfügbar, ab sofort, kurzfristig verfügbar, schnell verfügbar, nicht reserviert",
    "Pas cher":
      "günstig-, guenstig-, billig-, preiswert-, preisgünstig-, günstigst-, billigst-, am billigsten, niedrigster Preis, niedrigsten Preis, kleinster Preis, bester Preis, am günstigsten, nicht teuer, kleines Budget, bezahlbar-, erschwinglich-, nicht zu teuer, so günstig wie möglich, so billig wie möglich, am günstigsten zuerst, günstigste zuerst, billigste zuerst, nach Preis, sortiert nach Preis, nach Preis sortiert, Preis aufsteigend, zum kleinen Preis, kleiner Preis, für wenig Geld, wenig Geld, knappes Budget, kleinem Budget, was Günstiges, was Billiges, etwas Günstiges, preiswerteste, preiswertest-, preisgünstigst-, Schnäppchenpreis, bestes Angebot, gutes Angebot, nicht so teuer, bezahlbares",
    "Faible kilométrage":
      "wenig Kilometer, wenig km, wenig gelaufen, niedrig- Kilometerstand, geringe Laufleistung, wenig gefahren, niedriger Kilometerstand, wenigen Kilometern, wenig Kilometern, wenige Kilometer, wenigste Kilometer, wenigsten Kilometer, wenigsten Kilometern, am wenigsten Kilometer, am wenigsten gelaufen, niedrigster Kilometerstand, geringster Kilometerstand, niedrige Laufleistung, so wenig Kilometer wie möglich, so wenig km wie möglich, möglichst wenig Kilometer, möglichst wenig km, nicht viele Kilometer, nicht viel gelaufen, kaum gefahren, kaum gelaufen, am wenigsten km, wenigste km, niedrigsten Kilometerstand, geringsten Kilometerstand, geringem Kilometerstand, niedrigem Kilometerstand, geringer Laufleistung, kleinster Kilometerstand, nach Kilometerstand",
    Récente:
      "jung-, neuer-, Jungwagen, neueste-, neuest-, neuestes Modell, neust-, am neuesten, am neusten, jüngst-, aktuell-, junge gebrauchte, jung gebraucht, junger Gebrauchter, so neu wie möglich, möglichst neu-, neueste zuerst, die neuesten zuerst, fast neu-, neuwertig-, so gut wie neu-, nicht zu alt, nicht alt, nicht so alt, aktuelles Modell, jüngere, jüngeres, jüngerer",
    Puissante:
      "stark-, leistungsstark-, PS stark, viel PS, Sportwagen, stärkst-, schnell-, viel Leistung, starker Motor, sportlich-, am stärksten, am schnellsten, meiste Leistung, meiste PS, so stark wie möglich, möglichst viel PS, stärkste zuerst, PS stärkst-, am meisten PS, meisten PS, viele PS, richtig viel Leistung, flott-, Rennwagen, schnellst-",
    Cuir: "Leder, Ledersitze, Ledersitzen, Lederausstattung, Vollleder, Lederpolster, Lederinnenausstattung, mit Leder, Echtleder, Ledersitz, Lederbezug, Leder Sitze, Leder Interieur",
    "Tissu et cuir": "Teilleder, Halbleder, Stoff Leder",
    Similicuir: "Kunstleder",
    Tissu: "Stoff, Stoffsitze",
    Velours: "Velour, Veloursitze",
    "Grand coffre":
      "großer Kofferraum, groß- Kofferraum, grosser Kofferraum, viel Kofferraum, viel Platz, Platz für, genug Platz, geräumig-, viel Stauraum, riesiger Kofferraum, großem Kofferraum, großen Kofferraum, größt- Kofferraum, riesig- Kofferraum, großes Kofferraumvolumen, großes Ladevolumen, viel Ladevolumen, viel Laderaum, viel Raum, genug Kofferraum, großer Laderaum, Platz für Hund, Platz für den Kinderwagen, Platz für Kinderwagen",
    "Petit SUV": "Mini SUV, Kompakt SUV, klein- SUV",
    moto: "Motorrad, Motorräder, Roller, Motorroller, Moped",
    "camping-car": "Wohnmobil, Reisemobil, Campingbus, Campervan",
    vélo: "Fahrrad, Fahrräder, E Bike, Pedelec",
    tracteur: "Traktor",
    "poids lourd": "Lkw, Lastwagen, Laster",
    "voiture sans permis":
      "Mopedauto, Leichtkraftfahrzeug, führerscheinfrei-, Auto ohne Führerschein, ohne Führerschein",
    "Marques allemandes": "deutsch-, Deutsche, Deutscher, deutsche Marken, deutscher Hersteller",
    "Marques françaises": "französisch-, Franzose, Franzosen",
    "Marques italiennes": "italienisch-, Italiener",
    "Marques japonaises": "japanisch-, Japaner",
    "Marques coréennes": "koreanisch-, Koreaner",
    "Marques américaines": "amerikanisch-, Amerikaner, Ami Schlitten",
    "Marques suédoises": "schwedisch-, Schweden",
    "Marques tchèques": "tschechisch-",
    "Marques espagnoles": "spanisch-",
    "Marques anglaises": "englisch-, britisch-",
    "Marques roumaines": "rumänisch-",
    "Marques chinoises": "chinesisch-, Chinesen, Chinese",
    "Faible consommation":
      "sparsam-, spritsparend-, verbrauchsarm-, geringer Verbrauch, niedriger Verbrauch, wenig Verbrauch, verbraucht wenig, kraftstoffsparend-, sparsamste, klein- Verbrauch, wenig Sprit, kleiner Spritverbrauch, niedrig- Spritverbrauch, gering- Spritverbrauch, verbraucht nicht viel, der wenig verbraucht, das wenig verbraucht, sparsamst-, günstig im Verbrauch, günstig im Unterhalt, niedrigster Verbrauch, niedrigst- Verbrauch, geringst- Verbrauch",
    "La plus grande autonomie":
      "größte Reichweite, höchste Reichweite, weiteste Reichweite, längste Reichweite, meiste Reichweite, größter Reichweite, höchster Reichweite, maximale Reichweite, größte Batterie, größt- Reichweite, höchst- Reichweite, meisten Reichweite, so viel Reichweite wie möglich, kommt am weitesten",
    "Grande autonomie":
      "große Reichweite, hohe Reichweite, weite Reichweite, viel Reichweite, lange Reichweite, große Batterie, groß- Reichweite, gut- Reichweite, ordentliche Reichweite, ausreichend Reichweite, Langstrecke, für lange Strecken, langstreckentauglich-",
    "Full hybrid": "Vollhybrid, Full Hybrid, nicht aufladbarer Hybrid, selbstladender Hybrid, Hybrid ohne Stecker",
    Thermique: "Verbrenner, Verbrennungsmotor, Verbrennermotor",
    Électrifiée: "elektrifiziert-",
    Éthanol: "Ethanol, Bioethanol",
    Minibus: "Kleinbus, Minibus, Bus, 9 Sitzer",
    "7 places et plus":
      "Großfamilie, große Familie, dritte Sitzreihe, 3 Sitzreihen, sieben Sitze oder mehr, für eine große Familie, 3 Sitzreihe, dritte Reihe, 5 Kinder, fünf Kinder",
    "Haut de gamme":
      "teuerst-, Luxus, Luxusauto, luxuriös-, Oberklasse, Premium, edel-, nobel-, luxuriöseste, Premiumauto, gehobene Klasse, hochwertig-",
    "Avec mensualité":
      "Finanzierung, finanzieren, auf Raten, Ratenzahlung, Ratenkauf, Kredit, auf Kredit, Autokredit, in Raten, finanzierbar, Ratenfinanzierung, mit Finanzierung, Ballonfinanzierung, Monatsraten, in Monatsraten, auf Pump, abbezahlen, abzahlen",
    "Radars avant et arrière":
      "Einparkhilfe vorne und hinten, PDC vorne und hinten, Parksensoren vorne und hinten, PDC vorn und hinten, Einparkhilfe vorn und hinten, Parksensoren vorn und hinten",
    quad: "Quad",
    caravane: "Wohnwagen, Wohnanhänger",
    remorque: "Autoanhänger, Pferdeanhänger",
    bateau: "Boot",
    "Pick-up": "Pritschenwagen, Pickup, Pick ups, Pickups, Pick-up Truck",
  },
  equipment: {
    isofix: "Kindersitzbefestigung, Isofix Befestigung, Kindersitzhalterung, Isofix hinten, Kindersitz",
    tyre_pressure_monitoring: "Reifendruckkontrolle, Reifendrucksensor",
    alarm: "Alarmanlage, Diebstahlwarnanlage",
    central_locking: "Zentralverriegelung",
    emergency_brake_assist: "Notbremsassistent, Notbremse, Bremsassistent",
    fatigue_warning: "Müdigkeitswarner, Müdigkeitserkennung",
    fog_lights: "Nebelscheinwerfer, Nebelleuchten",
    led_headlights: "LED Scheinwerfer, LED Licht, Voll LED",
    matrix_headlights: "Matrix Scheinwerfer, Matrix LED Scheinwerfer, Matrixlicht, Matrix Licht, Matrix LED Licht",
    xenon_headlights: "Xenon Scheinwerfer, Xenonlicht, Bi Xenon",
    daytime_running_lights: "Tagfahrlicht",
    cornering_lights: "Kurvenlicht",
    high_beam_assist: "Fernlichtassistent",
    rain_sensor: "Regensensor",
    speed_limiter: "Geschwindigkeitsbegrenzer, Limiter",
    spare_wheel: "Ersatzrad, Reserverad, Notrad",
    automatic_climate_control: "Klimaautomatik, automatische Klimaanlage, Klima Automatik, Automatikklima",
    two_zone_climate_control:
      "Zweizonen Klimaautomatik, 2 Zonen Klimaautomatik, Zwei Zonen Klima, 2 Zonen Klima, Zweizonenklima, Zwei Zonen Klimaautomatik, Zweizonenklimaautomatik, Zwei Zonen Klimaanlage",
    three_zone_climate_control: "Dreizonen Klimaautomatik, 3 Zonen Klimaautomatik",
    auxiliary_heating: "Standheizung, Zusatzheizung",
    heat_pump: "Wärmepumpe, Waermepumpe",
    heated_seats:
      "Sitzheizung, beheizbar- Sitze, beheizt- Sitze, geheizte Sitze, Sitzheizung vorne, beheizte Sitze, Sitze beheizt, warme Sitze, Sitzheizung vorn, Sitzwärmer, beheizte Vordersitze, beheizte Ledersitze, Heizsitze",
    heated_rear_seats: "Sitzheizung hinten, beheizbar- Rücksitze",
    ventilated_seats:
      "Sitzbelüftung, belüftet- Sitze, Sitzkühlung, klimatisiert- Sitze, gekühlte Sitze, gelüftete Sitze, Sitzlüftung, Sitze mit Belüftung",
    massage_seats: "Massagesitze, Massagesitz, Massagefunktion",
    electric_seats: "elektrisch- Sitze, elektrisch verstellbar- Sitze",
    memory_seats: "Memory Sitze, Sitze mit Memory, Memory Funktion, Sitz mit Memory, Memorysitze",
    sport_seats: "Sportsitze, Schalensitze",
    lumbar_support: "Lordosenstütze",
    folding_rear_seats: "umklappbar- Rückbank, umklappbar- Rücksitze",
    armrest: "Armlehne, Mittelarmlehne",
    heated_steering_wheel:
      "Lenkradheizung, beheizbar- Lenkrad, beheizt- Lenkrad, Lederlenkrad beheizbar, Lenkrad beheizt, Lenkrad beheizbar, warmes Lenkrad",
    leather_steering_wheel: "Lederlenkrad",
    multifunction_steering_wheel: "Multifunktionslenkrad",
    paddle_shifters: "Schaltwippen, Schaltpaddel",
    electric_windows: "elektrisch- Fensterheber, Fensterheber",
    electric_mirrors: "elektrisch- Spiegel, elektrisch- Außenspiegel",
    folding_mirrors: "anklappbar- Spiegel, anklappbar- Außenspiegel, elektrisch anklappbar- Außenspiegel",
    heated_windscreen: "Frontscheibenheizung, beheizbar- Frontscheibe, beheizbar- Windschutzscheibe",
    keyless_entry:
      "schlüssellos, schlüsselloser Zugang, schlüsselloses Öffnen, ohne Schlüssel, Keyless, Keyless Go, schlüsselfrei-, Zugang ohne Schlüssel, ohne Schlüssel öffnen, Keyless Entry",
    keyless_start: "schlüsselloses Starten, Startknopf, schlüsselloser Start",
    electric_tailgate:
      "elektrisch- Heckklappe, elektrisch- Kofferraum, automatisch- Heckklappe, elektrisch- Kofferraumklappe, elektrische Heckklappe, elektrischer Kofferraum, automatische Heckklappe, elektrische Kofferraumklappe, automatischer Kofferraum, elektrisch öffnend- Heckklappe, Heckklappe elektrisch, Kofferraum elektrisch, Kofferraum öffnet automatisch, elektrisch öffnender Kofferraum",
    ambient_lighting: "Ambientebeleuchtung, Ambientelicht, Ambiente Beleuchtung",
    electric_parking_brake: "elektrisch- Handbremse, elektrisch- Parkbremse",
    hands_free: "Freisprecheinrichtung, Freisprechanlage",
    navigation_system:
      "Navi, Navigation, Navigationssystem, Navigationsgerät, Navis, eingebautes Navi, Navi eingebaut, GPS, mit Navi",
    touchscreen: "Berührungsbildschirm, großer Bildschirm, großes Display, Touchscreen",
    wireless_charging: "induktives Laden, kabelloses Laden, Induktionsladen, Wireless Charging",
    voice_control: "Sprachsteuerung, Sprachbedienung",
    digital_cockpit:
      "digitales Cockpit, digitaler Tacho, virtuelles Cockpit, Digitaltacho, digitales Kombiinstrument, digitale Instrumente, digitale Anzeigen, digitales Display",
    head_up_display: "Head up Display, Headup Display",
    sound_system:
      "Soundsystem, Soundanlage, Musikanlage, gute Musikanlage, gutes Soundsystem, Anlage, Bose Sound, gute Boxen, gute Lautsprecher, guter Sound, Bose Anlage, Harman Kardon Sound",
    on_board_computer: "Bordcomputer",
    cruise_control: "Tempomat, Geschwindigkeitsregler, Geschwindigkeitsregelanlage",
    adaptive_cruise_control:
      "Abstandstempomat, adaptiver Tempomat, Abstandsregeltempomat, Abstandsregelung, ACC, Tempomat mit Abstand, Tempomat mit Abstandsregelung, Tempomat mit Abstandshalter, adaptiv- Tempomat, Distronic, Abstandsassistent, Abstandsregler",
    lane_assist:
      "Spurhalteassistent, Spurassistent, Spurhalter, Spurhalte Assistent, Spurhaltesystem, Spurhalteassistenz",
    lane_departure_warning: "Spurverlassenswarner",
    blind_spot_monitor:
      "Totwinkel, Totwinkelassistent, toter Winkel, Totwinkelwarner, Tote Winkel Assistent, Totwinkelüberwachung, Totwinkel Assistent, Toter Winkel Warner, Spurwechselassistent, Toter Winkel Assistent",
    cross_traffic_alert: "Querverkehrswarner",
    traffic_sign_recognition: "Verkehrszeichenerkennung, Schildererkennung",
    hill_start_assist: "Berganfahrhilfe, Berganfahrassistent",
    parking_sensors_front:
      "Einparkhilfe vorne, Parksensoren vorne, Parksensoren vorn, PDC vorne, Einparkhilfe vorn, Sensoren vorne",
    parking_sensors_rear:
      "Einparkhilfe, Einparkhilfe hinten, Parksensoren, Parksensoren hinten, Parkpiepser, PDC, Rückfahrsensoren, Einparksensoren, Piepser hinten, Parkpilot, Parksensor, Einparkpiepser, Einpark Hilfe, Parkhilfe, Abstandssensoren, Sensoren hinten",
    rear_camera:
      "Rückfahrkamera, Rueckfahrkamera, Heckkamera, Kamera, Rückkamera, Kamera hinten, Parkkamera, Rückfahr Kamera, Rückwärtskamera, Kamera für hinten, Einparkkamera, Rückfahrcamera",
    camera_360: "360 Grad Kamera, 360° Kamera, Rundumkamera",
    park_assist:
      "Parkassistent, Einparkassistent, Parklenkassistent, automatisches Einparken, parkt selbst ein, parkt alleine ein, parkt selber, automatische Einparkhilfe, Parkautomatik, Einparkautomatik",
    night_vision: "Nachtsicht, Nachtsichtassistent",
    traffic_jam_assist: "Stauassistent",
    alloy_wheels:
      "Alufelgen, Leichtmetallfelgen, Alu Felgen, Alufelgen schwarz, schwarze Alufelgen, schwarze Felgen, Felgen, Alus, Alu Räder, Alufelge, Leichtmetall Felgen",
    metallic_paint: "metallic, Metallic Lack, Metalliclackierung",
    panoramic_roof:
      "Panoramadach, Glasdach, Panorama Glasdach, Panorama Dach, Panorama, Panoramaglasdach, Panorama Schiebedach, Panoramaschiebedach, Glas Dach, Dach aus Glas, Panoramafenster",
    sunroof: "Schiebedach, Sonnendach, Glasschiebedach, Dach zum Öffnen, Schiebe Dach, Hubdach",
    roof_rails: "Dachreling, Reling",
    tow_bar:
      "Anhängerkupplung, Anhaengerkupplung, AHK, Anhängevorrichtung, Hängerkupplung, Anhängekupplung, Kupplung, Haken, Anhängerhaken, Anhänger ziehen, Wohnwagen ziehen, Anhänger Kupplung, Hänger ziehen, Pferdeanhänger ziehen, Anhängerbock, Hängerkuppelung",
    removable_tow_bar:
      "abnehmbar- Anhängerkupplung, abnehmbar- AHK, abnehmbare Anhängerkupplung, AHK abnehmbar, Anhängerkupplung abnehmbar",
    swivel_tow_bar:
      "schwenkbar- Anhängerkupplung, schwenkbar- AHK, elektrische Anhängerkupplung, schwenkbare Anhängerkupplung, Anhängerkupplung schwenkbar, AHK schwenkbar",
    tinted_windows: "getönt- Scheiben, getönt- Fenster",
    privacy_glass: "Privacy Verglasung, dunkle Scheiben, abgedunkelt- Scheiben",
    sport_suspension: "Sportfahrwerk",
    air_suspension: "Luftfederung, Luftfahrwerk",
    sport_package: "Sportpaket",
    winter_package: "Winterpaket",
    winter_tyres:
      "Winterreifen, Winterräder, mit Winterreifen, Winterbereifung, mit Winterrädern, Winterreifensatz, Winterpneus, Satz Winterreifen, Winterreifen dabei",
    all_season_tyres: "Ganzjahresreifen, Allwetterreifen, Allwetter Reifen, Vierjahreszeitenreifen, Ganzjahres Reifen",
    fast_charging:
      "Schnellladen, Schnelllader, Schnellladung, Schnellladefunktion, schnell laden, schnelles Laden, DC Laden, lädt schnell, schnell aufladbar, Schnellladefähigkeit, Schnelladen",
    charging_cable: "Ladekabel",
    sliding_door: "Schiebetür, Schiebetüren, Schiebetuer, seitliche Schiebetür, Seitentür",
    double_sliding_doors:
      "zwei Schiebetüren, 2 Schiebetüren, beidseitige Schiebetür, Schiebetüren beidseitig, Schiebetür beidseitig, Schiebetüren auf beiden Seiten, Schiebetür links und rechts, Schiebetüren links und rechts, beidseitig Schiebetüren, zwei Schiebetür",
    rear_double_doors: "Flügeltüren, Hecktüren",
    partition_wall: "Trennwand",
    roof_rack: "Dachträger, Dachgepäckträger",
    ladder_rack: "Leiterträger",
    refrigerated: "Kühlwagen, Kühlfahrzeug, Kühltransporter, Kühlkoffer, Kühlaufbau, Kühl Transporter, gekühlt-",
    tail_lift: "Ladebordwand, Hebebühne, Laderampe, Ladelift, Hebebühne hinten, Hubladebühne",
    crew_cab: "Doppelkabine, Doka",
    long_wheelbase: "lang- Radstand",
    high_roof: "Hochdach, hoh- Dach, hohes Dach",
    apple_carplay:
      "Apple CarPlay kabellos, kabelloses CarPlay, iPhone, Car Play, Apple Car Play, kabelloses Apple CarPlay, CarPlay kabellos",
    android_auto: "Android Auto kabellos, kabelloses Android Auto",
  },
  colours: {
    white: "weiß-, weiss-, perlweiß, schneeweiß-, cremeweiß-",
    black: "schwarz-, tiefschwarz-, mattschwarz-",
    grey: "grau-, anthrazit, dunkelgrau-, hellgrau-, silbergrau?, mausgrau-, graphit, anthrazitgrau-, anthrazitfarben-",
    silver: "silber, silbern-, silberfarben-, silbergrau-",
    blue: "blau-, dunkelblau-, hellblau-, marineblau-, himmelblau-, nachtblau-, türkis, petrol?",
    red: "rot-, weinrot-, dunkelrot-, bordeauxrot-, knallrot-, feuerrot-, kirschrot-",
    green: "grün-, gruen-, dunkelgrün-, hellgrün-, olivgrün-, khaki, tannengrün-",
    beige: "cremefarben-, sandfarben-",
    brown: "braun-",
    orange: "orangefarben-",
    yellow: "gelb-",
    purple: "lila, violett-",
    gold: "golden-, goldfarben-",
  },
  seats: {
    "2": "Zweisitzer",
    "4": "Viersitzer",
    "5": "Fünfsitzer",
    "7": "Siebensitzer",
    "8": "Achtsitzer",
    "9": "Neunsitzer",
  },
  doors: { "3": "Dreitürer, dreitürig-", "4": "Viertürer, viertürig-", "5": "Fünftürer, fünftürig-" },
  units: {
    monthly:
      "im Monat, pro Monat, monatlich, mtl, monatliche Rate, Rate, je Monat, pro Monat max, pM, Euro monatlich, monatlicher Rate, im Monat maximal",
    mileage:
      "Kilometer gelaufen, tausend Kilometer, Tkm, tausend km, km gelaufen, Kilometern, Kilometer, Kilometern gelaufen, km auf der Uhr, km auf dem Tacho, Kilometer auf dem Tacho",
    range: "km Reichweite, Kilometer Reichweite, km elektrische Reichweite, km elektrisch",
    horsepower: "PS, Pferdestärken",
    kilograms: "kg Anhängelast, Kilo Anhängelast, Kilogramm",
    tonnes: "Tonnen, Tonnen Anhängelast",
    doors: "Tür, Türen, Türer, türig-",
    children: "Kinder, Kindern, Kindersitze, Kindersitzen, Babysitze, Kids, kleine Kinder",
    seats:
      "Sitz, Sitze, Sitzen, Sitzer, Sitzplatz, Sitzplätze, Sitzplätzen, Plätze, Personen, sitzig-, Leute, Personen Auto, Plätzen",
    age: "Jahr, Jahre, Jahren, Jahre alt, Jahr alt, Jahren alt",
    months: "Monat, Monate, Monaten",
    warranty: "Monate Garantie",
    warrantyYears: "Jahre Garantie, Jahr Garantie",
    price: "Euros, Eur",
    owners: "Vorbesitzer, Besitzer, Halter, Vorhalter, Vorbesitzern",
    consumption: "Liter auf 100 km, Liter auf 100, l auf 100 km, Liter pro 100 km, Liter Verbrauch",
    cylinders: "Zylinder",
    co2: "Gramm CO2, Gramm",
    unstated: "Liter Kofferraum, Liter Kofferraumvolumen, Zoll",
  },
  subjects: {
    price:
      "Preis, Kaufpreis, Budget von, Preis bis, Budget, Preisklasse, Kosten, Budget bis, Preislimit, Preisrahmen, Maximalpreis, Budget max",
    monthly: "Rate, Monatsrate, monatliche Rate, Monatsrate bis, monatlich, Leasingrate, im Monat, pro Monat",
    mileage: "Kilometerstand, Laufleistung, Kilometer, Tachostand",
    range: "Reichweite, elektrische Reichweite",
    horsepower: "Leistung",
    kilograms:
      "Anhängelast, Zuglast, Wohnwagen ziehen, Anhänger ziehen, Anhänger, Wohnwagen, Anhänger bis, Anhänger mit, Zugkraft, Zuglast von, Anhängelast von, Anhängelast mindestens, ziehen kann, zieht",
    year: "Baujahr, Bj, Erstzulassung, EZ, Jahrgang, Modelljahr, Zulassung, Baujahre, aus dem Jahr",
    warranty: "Garantie, mit Garantie",
    consumption: "Verbrauch, verbraucht, Spritverbrauch, Kraftstoffverbrauch, Durchschnittsverbrauch",
    battery: "Batterie, Akku, Batteriekapazität, Akku mit",
    co2: "CO2 Ausstoß, Emissionen",
    euro: "Abgasnorm, Euronorm, Abgasnorm Euro",
    unstated: "Kofferraum, Kofferraumvolumen, Hubraum, Ladevolumen, Nutzlast, Ladeleistung, Drehmoment, Zuladung",
    people: "Familie mit, Familie von, wir sind",
    owners: "Vorbesitzer",
    net: "netto, Netto Preis, Nettopreis, ohne MwSt",
  },
  comparators: {
    max: "bis, bis zu, bis maximal, höchstens, hoechstens, maximal, nicht mehr als, nicht über, nicht teurer als, nicht mehr wie, maximal bis, höchstens bis, bis höchstens, max bis, bis max, Obergrenze, unter oder gleich, nicht höher als, bis zu maximal, keinesfalls mehr als, allerhöchstens",
    below: "unter, weniger als, vor, billiger als, günstiger als, kleiner als, weniger wie, unterhalb von, unterhalb",
    min: "ab, mindestens, wenigstens, seit, nicht unter, mind, mehr als oder gleich, nicht weniger als, mindestens ab, ab mindestens, über oder gleich, von mindestens, nicht älter als Baujahr",
    above: "über, ueber, mehr als, nach, größer als, oberhalb von, mehr wie, ab mehr als",
    about:
      "etwa, ungefähr, circa, ca, rund, um die, so um, zirka, um, so etwa, so ungefähr, in etwa, rund um, ungefähr um, gegen",
    older: "älter als",
    newer: "jünger als, neuer als",
    notOlder: "nicht älter als, nicht älter",
  },
  trailingComparators: {
    max: "maximal, höchstens, oder weniger, max, maximal erlaubt, Maximum, Obergrenze, und weniger",
    min: "mindestens, oder mehr, und mehr, aufwärts, Minimum, plus, und höher, oder höher",
    notOlder: "oder jünger, oder neuer, oder später, und jünger, und neuer",
    notNewer: "oder älter, oder früher, und älter",
  },
  // biome-ignore format: a line of numbers
  numbers: { zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, zwoelf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, fuenfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, fuenfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90, hundert: 100, tausend: 1000, Tsd: 1000 },
  not: "nicht, kein, keine, keinen, ohne, außer, ausser, nur nicht, weder, weder noch, keinesfalls, auf keinen Fall, bloß kein, bloß keine, nicht in, jede Farbe außer, egal welche Farbe außer, alles nur nicht, niemals, bitte kein, bitte keine, bitte keinen",
  interior:
    "Innenausstattung, Innenraum, Interieur, Sitze, Sitzen, Polster, Leder, Ledersitze, Ledersitzen, Lederausstattung, Lederinterieur",
  colourBeforeInterior: "inflected",
  near: "in der Nähe von, in der Nähe, nahe, nähe, bei, nahe bei, rund um, im Raum, Umkreis, im Umkreis von, Umgebung, Raum, Region, in der Region, Gegend, in der Gegend von, in der Umgebung von, Nähe, nähe von, nicht weit von, unweit, ich wohne in, wohne in, wir wohnen in, bei mir in",
  smallWords:
    "der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, mit, für, fuer, im, in, von, vom, zu, zum, ich, wir, mir, mich, uns, mein, meine, meinen, meiner, suche, suchen, sucht, gesucht, brauche, brauchen, kaufen, kauf, möchte, möchten, hätte, haben, habt, gibt, es, ist, sind, soll, sollte, will, gern, gerne, auto?, autos?, Fahrzeug, Fahrzeuge, Wagen, Pkw, Modell, Farbe, Motor, bitte, hallo, guten Tag, danke, Fahranfänger, Anfänger, erstes Auto, Frau, Mann, Familie, meine Familie, Kinder, Sohn, Tochter, auch, sehr, gut, gute, guter, gutes, guten, nur, alle, alles, als, am, an, auf, aus, beim, etwas, irgendein, ihr, sie, was, welche, welches, welcher, wo, noch, Ausstattung, Getriebe, Antrieb, Firmenwagen, Dienstwagen, Geschäftswagen, Firmenfahrzeug, schön, schöne, schönes, schöner, einfach, zuverlässig, zuverlässige, zuverlässiges, zuverlässigen, euch, habt ihr, haben Sie, hättet, gibt es, gäbe, mal, dringend, ca, bitte um, Angebot für, kann, können, könnte, dürfen, darf, sein, wäre, bin, bist, werden, unser, unsere, unserem, für meine Frau, für meinen Sohn, jeden Tag, täglich, Alltag, zum Pendeln, pendeln, Arbeit, Stadt, Autobahn, Reise, Urlaub, Hund, Kinderwagen, Baby, Rentner, Student, robust, gut erhalten, guter Zustand, Zustand, top, tolles, toll, super Zustand, Modelle, Marke, Marken, egal, egal welche, Farbe egal, aber, dass, damit, dazu, auch gerne, eventuell, vielleicht, möglichst, am liebsten, lieber, unbedingt, irgendwas, ungefähr?, Stück, Kaufen, zum Verkauf, zu verkaufen, Verkauf, im Bestand, Bestand, zuerst, sortiert, nach, wie möglich, so, dabei, inklusive, inkl, rechts, links, hinten, vorne, vorn, kabellos, Assistent, Oma, Opa, Enkel, Freundin, Freund, Mutter, Vater, Eltern, hab, habe, was gibts, gibts, eins, ziehen, fahren, fahre, fährt, zum Fahren, zur Arbeit, Arbeitsweg, Weg zur Arbeit, jeden Tag zur Arbeit, Kurzstrecke, Einkaufen, zum Einkaufen, Pendler, Pendlerauto, Zweitwagen, Erstwagen, Erstauto, Anfängerauto, Führerschein, Führerscheinneuling, Nichtraucher, Nichtraucherfahrzeug, Haustier, Ihnen, deren, dessen, worin, kommt, passt, passen, rein, muss, müssen, müsste, sollten, würde, würden, bräuchte, bräuchten, wollen, wollte, wünsche, wünschen, Interesse, interessiere, interessiert, interessieren, an einem, an einer, finde, finden, zeig, zeigt, zeigen, zeig mir, zeigen Sie, anzeigen, Liste, bekomme, bekommen, kriege, kaufe, günstig zu haben, etwas Gutes, was Gutes, ordentlich, ordentliches, ordentlichen, vernünftig, vernünftiges, vernünftigen, praktisch, praktisches, praktischer, bequem, bequemes, komfortabel, komfortables, sicher, sicheres, modern, modernes, hübsch, hübsches, nett, nettes, Top Zustand, wie neu, Ihre, hier, da, dann, wenn, weil, ob, denn, doch, eben, halt, bzw, usw, etc, d h, z b, Vorführung, Probefahrt, privat, Firma, Betrieb, Handwerker, Unternehmen, Gewerbe, selbständig, Selbständige, pro",
};
