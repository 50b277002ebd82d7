import './fonts.css';
import './fonts-ar.css';
