import { EQUIPMENT, type EquipmentKey } from "../../vehicles/index.ts";
import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

/**
 * Synonyms of the label. The label itself matches without being listed, except for `air_conditioning`: "clim" means any
 * of five features, which the text search can match and an all-of facet cannot.
 */
const SYNONYMS: Readonly<Partial<Record<EquipmentKey, string>>> = {
  isofix:
    "isofix, siège enfant, attache isofix, sièges enfants, 2 isofix, 3 isofix, trois isofix, fixation isofix, siège bébé",
  tyre_pressure_monitoring: "pression des pneus, capteur de pression, TPMS",
  emergency_call: "ecall, appel d’urgence",
  emergency_brake_assist: "freinage d’urgence, freinage automatique, AEB, freinage automatique d’urgence",
  fatigue_warning: "détection de fatigue, alerte fatigue",
  fog_lights: "antibrouillard, anti brouillard, phares antibrouillard",
  led_headlights: "LED, full LED, phares full LED, feux LED, optiques LED",
  matrix_headlights: "matrix, matrix LED, phares matrix, LED matriciel",
  xenon_headlights: "xénon, bixénon, phares xénon",
  high_beam_assist: "assistant feux de route",
  spare_wheel: "roue de rechange",
  automatic_climate_control: "clim auto, climatisation auto, clim automatique, climatronic, climatiseur automatique",
  two_zone_climate_control: "clim bizone, climatisation bi zone, clim bi zone, bizone, clim 2 zones, bi zone",
  three_zone_climate_control: "clim trizone, clim 3 zones, trizone",
  four_zone_climate_control: "clim quadrizone, clim 4 zones, quadrizone",
  auxiliary_heating: "chauffage stationnaire, webasto, chauffage autonome, préchauffage",
  heated_seats: "chauffants, sièges chauffants, siège chauffé, sièges chauffés, chauffage des sièges",
  heated_rear_seats: "sièges chauffants arrière, banquette chauffante",
  ventilated_seats: "sièges climatisés, sièges rafraîchissants",
  massage_seats: "massage, sièges massage",
  electric_seats: "siège réglable électriquement, sièges à réglage électrique",
  memory_seats:
    "mémoire des sièges, siège mémoire, sièges électriques à mémoire, siège électrique à mémoire, sièges à mémoire, siège conducteur à mémoire",
  sport_seats: "sièges baquets, sièges sportifs",
  heated_steering_wheel: "volant chauffé",
  leather_steering_wheel: "volant en cuir",
  multifunction_steering_wheel: "volant multifonctions, commandes au volant",
  paddle_shifters: "palettes",
  electric_windows: "fenêtres électriques, vitres élec, lève vitres électriques",
  electric_mirrors: "rétros électriques",
  folding_mirrors: "rétros rabattables, rétroviseurs rabattables, rétroviseurs repliables",
  heated_windscreen: "pare brise chauffant",
  keyless_entry:
    "sans clé, sans clef, accès sans clé, clé mains libres, entrée sans clé, keyless, mains libres accès, ouverture sans clé, accès mains libres, keyless entry",
  keyless_start: "démarrage mains libres, keyless go, bouton start, démarrage bouton",
  electric_tailgate: "coffre électrique, hayon motorisé, coffre motorisé, hayon mains libres",
  start_stop: "start stop, stop and start, stop start",
  ambient_lighting: "lumière d’ambiance, éclairage ambiance, ambiance lumineuse",
  electric_parking_brake: "frein à main électrique",
  dab_radio: "DAB, radio DAB, radio numérique",
  hands_free: "mains libres, kit main libre",
  usb: "port USB",
  navigation_system: "GPS, navigation, navi, nav, navigateur, système GPS",
  touchscreen: "grand écran tactile",
  apple_carplay: "carplay, car play, apple car play, apple carplay, connexion iphone",
  android_auto: "android, androïd auto",
  wireless_charging: "chargeur à induction, recharge par induction, induction, chargeur sans fil, charge sans fil",
  digital_cockpit: "virtual cockpit, cockpit digital, cockpit numérique, compteur digital, tableau de bord numérique",
  head_up_display: "tête haute, HUD, head up, head up display",
  sound_system:
    "bonne sono, bon son, sono, bon système audio, système audio, système audio premium, son bose, sono bose, son harman kardon, audio bose, système bose, système hifi, Bose, Harman Kardon, Burmester, Bang & Olufsen, Meridian, JBL, Focal, son premium, hifi, hi fi",
  wifi_hotspot: "wifi, hotspot",
  cd_player: "CD",
  cruise_control: "régulateur, cruise control, limiteur régulateur, régulateur limiteur",
  adaptive_cruise_control:
    "régulateur adaptatif, ACC, régulateur de distance, cruise control adaptatif, adaptive cruise control, distronic",
  lane_assist: "lane assist, maintien de voie, maintien dans la voie, aide au maintien de voie",
  lane_departure_warning: "franchissement de ligne, alerte de ligne",
  blind_spot_monitor: "angle mort, détecteur d’angle mort, surveillance angle mort, blind spot",
  cross_traffic_alert: "trafic transversal",
  traffic_sign_recognition: "reconnaissance des panneaux",
  hill_start_assist: "démarrage en côte, aide en côte",
  parking_sensors_front: "radar avant, capteurs avant, radars de stationnement avant",
  parking_sensors_rear:
    "radar de recul, radar arrière, capteurs de recul, capteurs arrière, capteurs de stationnement, aide au stationnement, PDC, park distance control, parktronic, radar de stationnement, radar parking, aide au parking",
  rear_camera: "caméra arrière, caméra recul, caméra",
  camera_360: "caméra 360 degrés, vue 360, caméras 360",
  park_assist: "park assist, parking automatique, aide au stationnement automatique, se gare toute seule",
  night_vision: "vision de nuit",
  alloy_wheels: "jantes alu, jantes aluminium, jantes alliage, alu",
  metallic_paint: "métallisé, métallisée, métal, couleur métallisée",
  panoramic_roof:
    "toit pano, toit panoramic, panoramique, toit vitré, toit en verre, toit ouvrant panoramique, toit panoramique ouvrant, toit panoramique vitré",
  sunroof: "toit coulissant, toit ouvrant électrique",
  roof_rails: "rails de toit, barres longitudinales",
  tow_bar:
    "crochet d’attelage, attache, attache caravane, crochet de remorquage, crochet remorque, crochet de remorque, attelage remorque, attelage caravane, boule, crochet d attache, crochets, crochet, boule d’attelage, attache remorque, attache caravane, boule de remorque",
  removable_tow_bar: "attelage démontable, crochet amovible, boule amovible, attache remorque amovible",
  swivel_tow_bar: "attelage rétractable, attelage électrique, crochet escamotable, attelage pivotant",
  privacy_glass: "vitres surteintées, surteintées, verre foncé",
  air_suspension: "suspension à air",
  winter_tyres:
    "pneus hiver inclus, pneus hivers, roues d hiver, jeu de pneus hiver, avec pneus hiver, pneus neige, pneus d’hiver, 4 pneus hiver, roues hiver",
  all_season_tyres: "pneus 4 saisons, pneus toutes saisons, 4 saisons",
  fast_charging: "charge rapide, chargeur rapide, recharge rapide, charge DC, CCS",
  charging_cable: "câble de charge, câble, câble type 2, câble de recharge, câble mode 3",
  sliding_door:
    "porte coulissante, porte latérale, portes coulissantes, porte latérale coulissante, porte coulissante latérale",
  double_sliding_doors: "2 portes coulissantes, deux portes latérales coulissantes, double porte coulissante",
  rear_double_doors: "portes battantes",
  partition_wall: "cloison",
  refrigerated:
    "frigo, frigorifique, réfrigéré, isotherme, camion frigo, camionnette frigo, fourgon frigo, caisse frigo",
  tail_lift: "hayon élévateur",
  crew_cab: "cabine double, double cab, cabine approfondie, 5 ou 6 places utilitaire",
  long_wheelbase:
    "empattement rallongé, rallongé, rallongée, châssis long, version longue, châssis rallongé, extra long",
  high_roof: "toit haut, toit rehaussé, surélevé, toit surélevé, fourgon haut, surélevée",
  power_outlet_230v: "prise 220 V, prise 220, prise 230",
};

const featurePhrases = (labels: Readonly<Record<EquipmentKey, string>>): PhraseTable =>
  EQUIPMENT.filter((key) => key !== "air_conditioning").map((key) => {
    const synonyms = SYNONYMS[key];
    const filters = { values: { equipment: [key] } };
    return synonyms === undefined ? [filters, labels[key]] : [filters, labels[key], synonyms];
  });

const upholstery = (...values: readonly string[]): QueryFilters => ({ values: { upholstery: values } });

const UPHOLSTERY_PHRASES: PhraseTable = [
  [upholstery("leather"), "Cuir", "sièges cuir, intérieur cuir, sellerie cuir, full cuir, tout cuir"],
  [upholstery("part_leather"), "Tissu et cuir", "cuir et tissu, mi cuir, demi cuir, semi cuir, cuir partiel"],
  [upholstery("alcantara"), "Alcantara", "cuir alcantara, sellerie alcantara, sièges alcantara"],
  [upholstery("synthetic_leather"), "Similicuir", "simili, simili cuir, cuir synthétique, faux cuir"],
  [upholstery("cloth"), "Tissu", "sièges tissu, intérieur tissu, sellerie tissu"],
  [upholstery("velour"), "Velours", "sellerie velours"],
];

/** Phrases for features, by label and synonyms, and for upholsteries. */
export const createEquipmentPhrases = (labels: Readonly<Record<EquipmentKey, string>>): PhraseTable => [
  ...featurePhrases(labels),
  ...UPHOLSTERY_PHRASES,
];
